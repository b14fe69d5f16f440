import { expect, test } from "vitest";
import { storedZip } from "./stored-zip.ts";

test("a text is stored with its checksum and sizes in front of it, and found through the directory", async () => {
  const zip = new DataView(
    await storedZip([
      ["a", ""],
      ["ü.txt", "123456789"],
    ]).arrayBuffer(),
  );
  const end = zip.byteLength - 22;
  expect(zip.getUint32(end, true)).toBe(0x06054b50);
  expect([zip.getUint16(end + 8, true), zip.getUint16(end + 10, true)]).toEqual([2, 2]);
  const directory = zip.getUint32(end + 16, true);
  expect(zip.getUint32(end + 12, true)).toBe(end - directory);
  const second = directory + 46 + 1;
  const local = zip.getUint32(second + 42, true);
  expect(zip.getUint32(second, true)).toBe(0x02014b50);
  expect(zip.getUint32(local, true)).toBe(0x04034b50);
  // Without this mark a name is of another alphabet.
  for (const flags of [local + 6, second + 8]) expect(zip.getUint16(flags, true)).toBe(0x0800);
  // In front of the text, and in the directory.
  for (const place of [local + 14, second + 16]) {
    // The check value of CRC-32 in every catalogue.
    expect(zip.getUint32(place, true)).toBe(0xcbf43926);
    expect(zip.getUint32(place + 4, true)).toBe(9);
    expect(zip.getUint32(place + 8, true)).toBe(9);
  }
  // Some programs open no file without a day: the first that there is.
  for (const date of [local + 12, second + 14]) expect(zip.getUint16(date, true)).toBe(0x0021);
  const text = new TextDecoder().decode(zip.buffer.slice(local + 30, local + 30 + 6 + 9));
  expect(text).toBe("ü.txt123456789");
});
