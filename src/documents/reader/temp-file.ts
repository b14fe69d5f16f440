import type { Bytes } from "./base64.ts";
import type { NotStored } from "./messages.ts";
import { openTempFolder } from "./temp-folder.ts";

/** Bytes that a temporary file holds in memory before it writes them out, and that are read at once. */
const maxBufferedBytes = 4 * 2 ** 20;

/** The browser has no room for a temporary file, or does not store it for another reason. */
export class TempFileError extends Error {
  readonly why: NotStored["why"];

  constructor(cause: unknown) {
    super("not stored", { cause });
    this.name = "TempFileError";
    const isFull = cause instanceof DOMException && cause.name === "QuotaExceededError";
    this.why = isFull ? "no-room" : "no-storage";
  }
}

/** Where a temporary file writes what it does not hold in memory. */
interface Storage {
  readonly write: (chunks: readonly Bytes[]) => Promise<void>;
  /** All that was written; nothing can be written any more. */
  readonly end: () => Promise<Blob>;
  readonly remove: () => Promise<void>;
}

/** Bytes that wait until all of them are there. The last few are in memory, the others are written out. */
export class TempFile {
  readonly #openStorage: () => Promise<Storage>;
  #storage: Storage | undefined;
  #buffer: Bytes[] = [];
  #bufferedBytes = 0;
  #size = 0;

  constructor(openStorage: () => Promise<Storage>) {
    this.#openStorage = openStorage;
  }

  /** Bytes. */
  get size(): number {
    return this.#size;
  }

  /** Adds bytes in memory; {@link flush} has to be called before there are too many. */
  add(bytes: Bytes): void {
    this.#buffer.push(bytes);
    this.#bufferedBytes += bytes.length;
    this.#size += bytes.length;
  }

  /**
   * Writes out what is in memory once it is more than 4 MB.
   * @throws TempFileError, like everything that waits here.
   */
  async flush(): Promise<void> {
    if (this.#bufferedBytes < maxBufferedBytes) return;
    const chunks = this.#buffer;
    this.#buffer = [];
    this.#bufferedBytes = 0;
    await orTempFileError(async () => {
      this.#storage ??= await this.#openStorage();
      await this.#storage.write(chunks);
    });
  }

  /** All bytes, in one blob that is as long there as the temporary file is not removed. */
  async finish(): Promise<Blob> {
    const storage = this.#storage;
    if (!storage) return new Blob(this.#buffer);
    return orTempFileError(async () => {
      await storage.write(this.#buffer);
      return storage.end();
    });
  }

  /** All bytes in order, to be read once; the temporary file is removed after them. */
  async *chunks(): AsyncGenerator<Bytes> {
    if (this.#storage) yield* chunksOf(await this.finish());
    else yield* this.#buffer;
    await this.remove();
  }

  /** Gives it up, finished or not. */
  async remove(): Promise<void> {
    this.#buffer = [];
    await this.#storage?.remove();
  }
}

/** The bytes of a blob in order, 4 MB at once. */
export async function* chunksOf(blob: Blob): AsyncGenerator<Bytes> {
  for (let at = 0; at < blob.size; at += maxBufferedBytes) {
    yield new Uint8Array(await blob.slice(at, at + maxBufferedBytes).arrayBuffer());
  }
}

/** Creates a temporary file. */
export type CreateTempFile = () => TempFile;

/**
 * Temporary files that are written to files of this origin, whose names begin with `prefix`: a browser
 * holds a blob of gigabytes in memory before it writes it to its disk. They are written to blobs where
 * there are no such files, and without a `prefix`.
 */
export async function openTempFiles(prefix: string | undefined): Promise<CreateTempFile> {
  const folder = prefix === undefined ? undefined : await openTempFolder(true);
  let count = 0;
  function openStorage(): Promise<Storage> {
    count += 1;
    return folder ? fileStorage(folder, `${prefix}-${count}`) : blobStorage();
  }
  return () => new TempFile(openStorage);
}

async function fileStorage(folder: FileSystemDirectoryHandle, name: string): Promise<Storage> {
  const file = await folder.getFileHandle(name, { create: true });
  const writable = await file.createWritable();
  return {
    async write(chunks) {
      for (const chunk of chunks) await writable.write(chunk);
    },
    async end() {
      await writable.close();
      return file.getFile();
    },
    async remove() {
      // Fails for a file that has ended: there is nothing left to abort.
      await writable.abort().catch(() => {});
      await folder.removeEntry(name).catch(() => {});
    },
  };
}

async function blobStorage(): Promise<Storage> {
  let blobs: Blob[] = [];
  return {
    async write(chunks) {
      const blob = new Blob([...chunks]);
      // A blob that the browser has no memory for is there, but no byte of it can be read.
      await blob.slice(0, 1).arrayBuffer();
      blobs.push(blob);
    },
    async end() {
      return new Blob(blobs);
    },
    async remove() {
      blobs = [];
    },
  };
}

async function orTempFileError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new TempFileError(error);
  }
}
