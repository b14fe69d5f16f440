/** A file chosen for a field that can no longer be read: moved, changed or locked since. */
export class FileUnreadable extends Error {
  readonly code: string;
  readonly file: File;

  constructor(code: string, file: File) {
    super("A chosen file cannot be read");
    this.name = "FileUnreadable";
    this.code = code;
    this.file = file;
  }
}

/**
 * Reads a file as the value of a field.
 * @throws FileUnreadable; RangeError when the value is longer than a string can be (some 500 MB).
 */
export async function readFileValue(code: string, file: File): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileUnreadable(code, file);
  });
  return fileValueJson(file.name, new Uint8Array(bytes).toBase64());
}

/**
 * The value of a file: JSON text `{"fileName":"…","content":"<base64>"}`.
 * Spec: not shown; the form of a file on write.
 */
export const fileValueJson = (fileName: string, content: string): string =>
  JSON.stringify({ fileName, content });
