/**
 * A decoder for the body of an answer: by the charset that its `Content-Type` declares, else UTF-8. Each
 * byte sequence that it can't read becomes U+FFFD.
 */
export function decoderFor(contentType: string | null): TextDecoder {
  try {
    return new TextDecoder(charsetIn(contentType));
  } catch {
    // No encoding of the web platform has this name.
    return new TextDecoder();
  }
}

/** A parameter of a `Content-Type`: its name, and its value, which may be quoted. */
const parameter = /;\s*([^=;\s]+)\s*=\s*("[^"]*"|[^;]*)/g;

/** The charset that a `Content-Type` declares, as it is written there; `undefined` where it declares none. */
function charsetIn(contentType: string | null): string | undefined {
  for (const [, name = "", value = ""] of (contentType ?? "").matchAll(parameter)) {
    if (name.toLowerCase() === "charset") return value.replaceAll(/["'\s]/g, "") || undefined;
  }
  return undefined;
}
