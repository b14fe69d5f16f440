import type { Received } from "#model/received.ts";
import { Mismatch } from "#wire/leaf.ts";
import { orNotStored, storeBlob } from "./files-error.ts";
import type { NoContent } from "./worker-request.ts";

/**
 * Why content is not base64: it is a data URL, URL-safe base64, has other characters, is cut off, or is
 * not a text.
 */
export type NotBase64 = "data-url" | "url-safe" | "characters" | "length" | "not-text";

/**
 * Makes the file of a document, of all its bytes or not at all.
 * @param content base64 as received. White space is allowed, and the padding may be missing.
 * @returns the file, or why there is none.
 * @throws FilesError when the browser can't store it.
 */
export async function decodeFile(content: Received<string>): Promise<Blob | NoContent> {
  if (content === undefined) return "not-sent";
  if (content instanceof Mismatch) return "not-text";
  try {
    return await orNotStored(Math.ceil((content.length * 3) / 4), async () => {
      const bytes = Uint8Array.fromBase64(content);
      return bytes.length === 0 ? "empty" : await storeBlob([bytes]);
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return faultOf(content);
  }
}

function faultOf(text: string): NotBase64 {
  if (/^\s*data:/i.test(text)) return "data-url";
  if (/^[\w\s=-]*$/.test(text) && /[_-]/.test(text)) return "url-safe";
  return /[^A-Za-z0-9+/=\t\n\f\r ]/.test(text) ? "characters" : "length";
}
