import { expect, test } from "vitest";
import { exactSize, roundSize } from "./size";

test("a size is exact to the byte, or rounded with a unit that fits", () => {
  const sizes = [0, 1, 80, 999, 1000, 1126, 102_400, 1_023_999, 2_831_155, 10_485_760];
  expect(sizes.map((size) => `${exactSize(size)} | ${roundSize(size)}`)).toMatchInlineSnapshot(`
    [
      "0 bytes | 0 bytes",
      "1 byte | 1 byte",
      "80 bytes | 80 bytes",
      "999 bytes | 999 bytes",
      "1,000 bytes | 1.0 KB",
      "1,126 bytes | 1.1 KB",
      "102,400 bytes | 100 KB",
      "1,023,999 bytes | 1000 KB",
      "2,831,155 bytes | 2.7 MB",
      "10,485,760 bytes | 10.0 MB",
    ]
  `);
});
