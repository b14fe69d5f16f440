import { expect, test } from "vitest";
import { isAcceptedFile } from "./accepted-files.ts";

test.each([
  [undefined, "a.exe", "application/x-msdownload", true],
  [".pdf", "a.PDF", "", true],
  [".pdf, .jpg", "a.jpg", "image/jpeg", true],
  [".pdf", "pdf", "application/pdf", false],
  [".pdf", "a.pdf.exe", "", false],
  ["image/*", "a.png", "image/png", true],
  ["image/*", "a.png", "", false],
  ["application/pdf", "a", "application/pdf", true],
  ["application/pdf", "a.pdf", "text/plain", false],
])("a field with accept %j and the file %s of type %j: %s", (accept, name, type, isAccepted) => {
  expect(isAcceptedFile({ name, type }, accept)).toBe(isAccepted);
});
