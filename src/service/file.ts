import { type Bytes, fromBase64 } from "./base64.ts";
import type { Checked } from "./checked.ts";
import { readText } from "./key.ts";

/** A file handed in with CreateBp. */
export interface HandedFile {
  readonly name: string;
  readonly bytes: Bytes;
}

/**
 * Reads a file of CreateBp: JSON text `{"fileName":"…","content":"<base64>"}`. An empty file is one.
 * Spec: not shown; the form of a file on write.
 * @param sent the parsed JSON
 */
export function checkFile(sent: unknown): Checked<HandedFile> {
  const name = readText(sent, "fileName");
  const content = readText(sent, "content");
  if (name === undefined || content === undefined) {
    return { problem: 'is not a file like {"fileName":"letter.pdf","content":"<base64>"}' };
  }
  if (name.trim() === "" || name.length > 255) {
    return { problem: "has a file whose name is empty or longer than 255 characters" };
  }
  const bytes = fromBase64(content);
  return bytes ? { value: { name, bytes } } : { problem: "has a file whose content is not base64" };
}
