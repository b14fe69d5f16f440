import type { Bytes } from "./base64.ts";
import { openTempFolder } from "./temp-folder.ts";

/** Bytes that a temporary file has in memory before it writes them. */
const maxBufferedBytes = 2 ** 20;

/** Bytes that are read at once. */
const readBytes = 2 ** 18;

/** Reads and writes a file of the origin's private file system. */
interface FileAccess {
  /** @returns how many bytes were written: fewer than all when there is no room. */
  readonly write: (bytes: Bytes, options: { readonly at: number }) => number;
  readonly read: (bytes: Bytes, options: { readonly at: number }) => number;
  readonly close: () => void;
}

declare global {
  interface FileSystemFileHandle {
    /** Only in a worker. */
    createSyncAccessHandle?: () => Promise<FileAccess>;
  }
}

/** The storage of a temporary file outside of its buffer. */
interface Storage {
  readonly write: (chunks: readonly Bytes[]) => Promise<void>;
  /** Reads all written bytes. */
  readonly read: () => AsyncIterable<Bytes>;
  /** Ends writing. @returns all written bytes. */
  readonly end: () => Promise<Blob>;
  readonly remove: () => Promise<void>;
}

/**
 * Collects bytes: the last ones in a buffer in memory, the others in a storage. Its methods throw a
 * DOMException when the browser cannot store the bytes.
 */
export class TempFile {
  readonly #openStorage: () => Promise<Storage>;
  #storage: Storage | undefined;
  #buffer: Bytes[] = [];
  #bufferedBytes = 0;
  #size = 0;

  constructor(openStorage: () => Promise<Storage>) {
    this.#openStorage = openStorage;
  }

  /** In bytes. */
  get size(): number {
    return this.#size;
  }

  /** Adds bytes to the buffer. The caller calls {@link flush} regularly. */
  add(bytes: Bytes): void {
    this.#buffer.push(bytes);
    this.#bufferedBytes += bytes.length;
    this.#size += bytes.length;
  }

  /** Writes the buffer to the storage once it has more than 1 MB. */
  async flush(): Promise<void> {
    if (this.#bufferedBytes < maxBufferedBytes) return;
    const chunks = this.#buffer;
    this.#buffer = [];
    this.#bufferedBytes = 0;
    this.#storage ??= await this.#openStorage();
    await this.#storage.write(chunks);
  }

  /** All bytes in one blob, which is readable until the temporary file is removed. */
  async finish(): Promise<Blob> {
    if (!this.#storage) return new Blob(this.#buffer);
    await this.#storage.write(this.#buffer);
    return this.#storage.end();
  }

  /** Reads all bytes once, and then removes the temporary file. */
  async *chunks(): AsyncGenerator<Bytes> {
    if (this.#storage) {
      await this.#storage.write(this.#buffer);
      yield* this.#storage.read();
    } else {
      yield* this.#buffer;
    }
    await this.remove();
  }

  async remove(): Promise<void> {
    this.#buffer = [];
    await this.#storage?.remove();
  }
}

/** Creates a temporary file whose storage are blobs. */
export const createMemoryFile = (): TempFile => new TempFile(async () => blobStorage());

/**
 * Makes a function that creates temporary files in the origin's private file system, because a browser
 * keeps a blob of gigabytes in memory before it writes it to its disk; in memory where that file system
 * is not available, and outside of a worker.
 * @param prefix of the names of the files.
 */
export async function openTempFiles(prefix: string): Promise<() => TempFile> {
  const folder = await openTempFolder(true);
  if (!folder) return createMemoryFile;
  let count = 0;
  return () =>
    new TempFile(() => {
      count += 1;
      return fileStorage(folder, `${prefix}-${count}`);
    });
}

async function fileStorage(folder: FileSystemDirectoryHandle, name: string): Promise<Storage> {
  const file = await folder.getFileHandle(name, { create: true });
  const access = await file.createSyncAccessHandle?.();
  if (!access) return blobStorage();
  let size = 0;
  return {
    async write(chunks) {
      for (const chunk of chunks) {
        const written = access.write(chunk, { at: size });
        if (written < chunk.length) throw new DOMException("", "QuotaExceededError");
        size += written;
      }
    },
    async *read() {
      for (let at = 0; at < size; at += readBytes) {
        const bytes = new Uint8Array(Math.min(readBytes, size - at));
        access.read(bytes, { at });
        yield bytes;
      }
    },
    async end() {
      access.close();
      return file.getFile();
    },
    async remove() {
      access.close();
      await folder.removeEntry(name).catch(() => {});
    },
  };
}

function blobStorage(): Storage {
  const blobs: Blob[] = [];
  return {
    async write(chunks) {
      const blob = new Blob([...chunks]);
      // Without enough memory the browser still creates a blob, but no byte of it is readable.
      await blob.slice(0, 1).arrayBuffer();
      blobs.push(blob);
    },
    async *read() {
      for (const blob of blobs) yield new Uint8Array(await blob.arrayBuffer());
    },
    end: async () => new Blob(blobs),
    remove: async () => void blobs.splice(0),
  };
}
