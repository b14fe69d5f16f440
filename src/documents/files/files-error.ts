/** Why a document's content is no file. */
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

export class FilesError extends Error {
  readonly problem: FilesProblem;

  constructor(problem: FilesProblem) {
    super(problem.type);
    this.name = "FilesError";
    this.problem = problem;
  }
}

/**
 * Fails at once where the browser can't store the blob. Otherwise no byte of it would be readable.
 * @throws DOMException
 */
export async function storeBlob(parts: BlobPart[]): Promise<Blob> {
  const blob = new Blob(parts);
  await blob.slice(0, 1).arrayBuffer();
  return blob;
}

/**
 * Runs a function that fails only where the browser has no memory or disk left.
 * @param size in bytes.
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
