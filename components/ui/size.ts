/** "80 bytes", exact to the byte. */
export const exactSize = (bytes: number): string =>
  bytes === 1 ? "1 byte" : `${bytes.toLocaleString("en")} bytes`;

/** "80 bytes", "1.1 KB", "2.7 MB". */
export function roundSize(bytes: number): string {
  if (bytes < 1000) return exactSize(bytes);
  const [size, unit] = bytes < 1000 * 1024 ? [bytes / 1024, "KB"] : [bytes / 1024 / 1024, "MB"];
  return `${size < 100 ? size.toFixed(1) : Math.round(size)} ${unit}`;
}
