import { Failure } from "#api/failure.ts";

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
 * @throws Failure in place of the browser's own errors.
 */
export async function orNotStored<T>(size: () => number, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DOMException || error instanceof RangeError) {
      throw new Failure({ kind: "not-stored", size: size() });
    }
    throw error;
  }
}
