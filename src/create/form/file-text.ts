/** A chosen file that can no longer be read: moved, changed or locked since. */
export class FileUnreadable extends Error {
  readonly file: File;

  constructor(file: File) {
    super("A chosen file cannot be read");
    this.name = "FileUnreadable";
    this.file = file;
  }
}

/**
 * A file as the value of a field: JSON text `{"fileName":"…","content":"<base64>"}`.
 * Spec: not shown; the form of a file on write.
 * @throws FileUnreadable
 */
export async function writeFile(file: File): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileUnreadable(file);
  });
  return fileText(file.name, new Uint8Array(bytes).toBase64());
}

/** The same text with something else in the place of the content. */
export const fileText = (fileName: string, content: string): string =>
  JSON.stringify({ fileName, content });
