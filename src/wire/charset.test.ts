import { expect, test } from "vitest";
import { decoderFor } from "./charset.ts";

const windows1251 = [0xd1, 0xef, 0xee, 0xf0];
const utf8 = [...new TextEncoder().encode("Спор")];
const utf16 = [0x21, 0x04, 0x3f, 0x04, 0x3e, 0x04, 0x40, 0x04];

test.each([
  ["application/json; charset=windows-1251", windows1251],
  ["application/json ; version=1 ; CHARSET = cp1251", windows1251],
  ['application/json; profile="; charset=koi8-r"; charset=windows-1251', windows1251],
  ['application/json; charset=" windows-1251 "', windows1251],
  ["application/json; charset=utf-16le", utf16],
  ["application/json; charset=nonsense", utf8],
  ["application/json", utf8],
  [null, utf8],
])("decodes an answer of type %j", (contentType, bytes) => {
  expect(decoderFor(contentType).decode(new Uint8Array(bytes))).toBe("Спор");
});
