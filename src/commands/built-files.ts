import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const text = ["text/html", "text/css", "text/javascript", "text/plain", "application/json"];

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".txt": "text/plain",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

const encoders = {
  br: (bytes: Uint8Array) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Uint8Array) => gzipSync(bytes),
};
const encodings = ["br", "gzip"] as const;

/** A file of a build, ready to be sent. */
export class BuiltFile {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #type: string;
  readonly #encoded = new Map<string, Uint8Array<ArrayBuffer>>();

  constructor(name: string, bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    this.#type = contentTypes[extname(name)] ?? "application/octet-stream";
  }

  /** The content as text. */
  get text(): string {
    return new TextDecoder().decode(this.#bytes);
  }

  /** The bytes as this client takes them, compressed once each way, and the headers that say so. */
  encodedFor(accepted: string | null): {
    bytes: Uint8Array<ArrayBuffer>;
    headers: Record<string, string>;
  } {
    if (!text.includes(this.#type)) return this.#as(this.#bytes, { "Content-Type": this.#type });
    const headers = { "Content-Type": `${this.#type}; charset=utf-8`, Vary: "Accept-Encoding" };
    const names = accepted?.split(",").map((name) => name.trim()) ?? [];
    const encoding = encodings.find((name) => names.includes(name));
    if (!encoding) return this.#as(this.#bytes, headers);
    const bytes = this.#encoded.get(encoding) ?? Uint8Array.from(encoders[encoding](this.#bytes));
    this.#encoded.set(encoding, bytes);
    return this.#as(bytes, { ...headers, "Content-Encoding": encoding });
  }

  #as(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
    return { bytes, headers: { ...headers, "Content-Length": String(bytes.length) } };
  }
}

/** One file of a built folder as it is now; `undefined` when it is not there. */
export function readBuiltFile(folder: string, name: string): BuiltFile | undefined {
  const path = join(folder, name);
  return existsSync(path) ? new BuiltFile(name, Uint8Array.from(readFileSync(path))) : undefined;
}

/**
 * Every file of a built folder by its path in it, such as `assets/index-1a2b.js`. What is not in
 * here cannot be asked for, however the path is written. A missing folder has no files.
 */
export function readBuiltFiles(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    files.set(name, new BuiltFile(name, Uint8Array.from(readFileSync(path))));
  }
  return files;
}
