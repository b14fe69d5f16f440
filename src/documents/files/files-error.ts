/**
 * Why a document has no file: its content is empty or absent, a data URL, URL-safe base64, has other
 * characters than base64, is cut off, or is not a text.
 */
export type NoContent =
  | "empty"
  | "not-sent"
  | "data-url"
  | "url-safe"
  | "characters"
  | "length"
  | "not-text";

/** Why there is no file although the service answered. Sizes are in bytes. */
export type FilesProblem =
  /** The answer has no content of the document, or (`gone`) no longer has the document. */
  | { readonly type: "no-file"; readonly reason: NoContent | "gone" }
  /** The answer is longer than a text can be; its size is at least this. */
  | { readonly type: "too-long"; readonly size: number }
  /** The browser had no memory or disk for about this many bytes. */
  | { readonly type: "not-stored"; readonly size: number };

/** Thrown where the service answered, but there is no file. */
export class FilesError extends Error {
  readonly problem: FilesProblem;

  constructor(problem: FilesProblem) {
    super(problem.type);
    this.name = "FilesError";
    this.problem = problem;
  }
}

/**
 * Makes a blob, or fails at once where the browser can't store it. Otherwise the browser would create a blob of which
 * no byte is readable.
 * @throws DOMException
 */
export async function storeBlob(parts: BlobPart[]): Promise<Blob> {
  const blob = new Blob(parts);
  await blob.slice(0, 1).arrayBuffer();
  return blob;
}

/**
 * Runs a function that fails only where the browser has no memory or disk left.
 * @param size the room that the function needs, in bytes.
 * @throws FilesError in place of the browser's own errors.
 */
export async function orNotStored<T>(size: () => number, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DOMException || error instanceof RangeError) {
      throw new FilesError({ type: "not-stored", size: size() });
    }
    throw error;
  }
}
