import type { Received } from "#model/received.ts";
import { Mismatch } from "#wire/spec-value.ts";
import { type NoContent, orNotStored, storeBlob } from "./files-error.ts";

/**
 * Makes the file of a document, from all its bytes or not at all.
 * @param content base64 as received. White space is allowed, and the padding may be missing.
 * @returns the file, or why there is none.
 * @throws FilesError when the browser can't store the file.
 */
export async function decodeFile(content: Received<string>): Promise<Blob | NoContent> {
  if (content === undefined) return "not-sent";
  if (content instanceof Mismatch) return "not-text";
  try {
    return await orNotStored(
      () => Math.ceil((content.length * 3) / 4),
      async () => {
        const bytes = Uint8Array.fromBase64(content);
        return bytes.length === 0 ? "empty" : await storeBlob([bytes]);
      },
    );
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return faultOf(content);
  }
}

function faultOf(text: string): NoContent {
  if (/^\s*data:/i.test(text)) return "data-url";
  if (/^[\w\s=-]*$/.test(text) && /[_-]/.test(text)) return "url-safe";
  return /[^A-Za-z0-9+/=\t\n\f\r ]/.test(text) ? "characters" : "length";
}
