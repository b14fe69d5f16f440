/** A decoder by the charset that a `Content-Type` declares, else for UTF-8. What it can't read becomes U+FFFD. */
export function decoderFor(contentType: string | null): TextDecoder {
  try {
    return new TextDecoder(charsetIn(contentType));
  } catch {
    // No encoding of the web platform has this name.
    return new TextDecoder();
  }
}

const parameter = /;\s*([^=;\s]+)\s*=\s*("[^"]*"|[^;]*)/g;

function charsetIn(contentType: string | null): string | undefined {
  for (const [, name = "", value = ""] of (contentType ?? "").matchAll(parameter)) {
    if (name.toLowerCase() === "charset") return value.replaceAll(/["'\s]/g, "") || undefined;
  }
  return undefined;
}
