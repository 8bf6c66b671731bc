import { createServer } from "node:net";
import { expect, test } from "vitest";
import { addressOf, freePort, parsePort, probePort } from "./port.mjs";

test.each([
  ["3000", 3000],
  ["0", 0],
  ["65535", 65_535],
  ["65536", undefined],
  ["-1", undefined],
  ["3000.5", undefined],
  ["0x10", undefined],
  ["", undefined],
  [" 3000", undefined],
])("PORT=%j is read as %j", (text, port) => {
  expect(parsePort(text)).toBe(port);
});

test.each([
  ["127.0.0.1", "http://localhost:3000"],
  ["0.0.0.0", "http://localhost:3000"],
  ["::", "http://localhost:3000"],
  ["192.168.1.7", "http://192.168.1.7:3000"],
  ["fe80::1", "http://[fe80::1]:3000"],
])("a server on %s is opened as %s", (host, address) => {
  expect(addressOf(host, 3000)).toBe(address);
});

test("a port is free until something listens on it, on any address of this machine", async () => {
  const port = await freePort();
  expect(await probePort("127.0.0.1", port)).toBe("free");
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "0.0.0.0", resolve));
  expect(await probePort("127.0.0.1", port)).toBe("taken");
  expect(await probePort("0.0.0.0", port)).toBe("taken");
  await new Promise((resolve) => server.close(resolve));
  expect(await probePort("127.0.0.1", port)).toBe("free");
});

test("an address of another machine is none to listen on", async () => {
  expect(await probePort("192.0.2.1", await freePort())).toBe("unknown host");
});
