import { expect, test } from "vitest";
import { fromBase64 } from "./base64.ts";
import { demoContent } from "./seeds/demo-files.ts";

function bytesOf(file: string) {
  const bytes = fromBase64(demoContent(`900453-${file}`) ?? "-");
  if (!bytes) throw new Error(`${file} has no content.`);
  return bytes;
}

test.each([
  ["signature", "image/png", 320, 200],
  ["parcel", "image/jpeg", 480, 320],
])("the browser shows the picture %s", async (file, type, width, height) => {
  const picture = await createImageBitmap(new Blob([bytesOf(file)], { type }));
  expect(picture).toMatchObject({ width, height });
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext("2d");
  drawing?.drawImage(picture, 0, 0);
  const colours = new Set(
    new Uint32Array(drawing?.getImageData(0, 0, width, height).data.buffer ?? []),
  );
  expect(colours.size).toBeGreaterThan(8);
});

test("the table of the receipt names the byte each object begins at", () => {
  const pdf = new TextDecoder("latin1").decode(bytesOf("receipt"));
  expect(pdf).toMatch(/^%PDF-1\.4\n[^]*\n%%EOF\n$/);
  const table = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1]);
  expect(pdf.slice(table, table + 5)).toBe("xref\n");
  const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(
    ([, offset]) => offset,
  );
  expect(offsets).toHaveLength(5);
  for (const [at, offset] of offsets.entries()) {
    expect(pdf.slice(Number(offset)).startsWith(`${at + 1} 0 obj\n`)).toBe(true);
  }
});

const read = (file: string) => new TextDecoder("utf-8", { fatal: true }).decode(bytesOf(file));

test("letters are UTF-8, and other documents are none of these files", () => {
  expect(read("statement")).toContain("Заявление клиента");
  expect(read("arabicLetter")).toContain("بنك");
  expect(read("deliveries").split("\n")[0]).toBe("date;time;stop;parcels;recipient;signature");
  for (const id of ["900464-1", "900453-toString", "900453-", "receipt"]) {
    expect(demoContent(id)).toBeUndefined();
  }
});
