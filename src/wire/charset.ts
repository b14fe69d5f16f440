/**
 * A decoder for the body of an answer: by the charset that its `Content-Type` declares, else UTF-8. Each
 * byte sequence that it can't read becomes U+FFFD.
 */
export function decoderFor(contentType: string | null): TextDecoder {
  const declared = /;\s*charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType ?? "")?.[1];
  try {
    return new TextDecoder(declared);
  } catch {
    // No encoding of the web platform has this name.
    return new TextDecoder();
  }
}
