const encoder = new TextEncoder();

/** A value as the bytes of its JSON. */
export const jsonBytes = (value: unknown): Uint8Array<ArrayBuffer> =>
  encoder.encode(JSON.stringify(value));
