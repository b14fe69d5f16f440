import type { Bytes } from "../base64.ts";
import { openPackFolder } from "../pack-folder.ts";

/** Bytes that wait until they are wanted as a whole. */
export interface Spool {
  readonly add: (pieces: readonly Bytes[]) => Promise<void>;
  /** The whole; nothing can be added any more. */
  readonly end: () => Promise<Blob>;
  /** Gives it up, ended or not. */
  readonly remove: () => Promise<void>;
}

/** Begins a spool. */
export type OpenSpool = () => Promise<Spool>;

/** The spools of one pack. */
interface Spools {
  /** @throws SpoolFault, as every spool does */
  readonly open: OpenSpool;
  /** Gives up all of them. */
  readonly removeAll: () => Promise<void>;
}

/** The browser has no room for a spool, or does not keep it for another reason. */
export class SpoolFault extends Error {
  readonly why: "no-room" | "not-kept";

  constructor(cause: unknown) {
    super("not kept", { cause });
    this.name = "SpoolFault";
    const isFull = cause instanceof DOMException && cause.name === "QuotaExceededError";
    this.why = isFull ? "no-room" : "not-kept";
  }
}

const spoolInMemory: OpenSpool = async () => {
  let blobs: Blob[] = [];
  return {
    async add(pieces) {
      blobs.push(new Blob([...pieces]));
    },
    async end() {
      const whole = new Blob(blobs);
      // Of one that there was no memory for no byte can be read.
      await whole.slice(0, 1).arrayBuffer();
      return whole;
    },
    async remove() {
      blobs = [];
    },
  };
};

/**
 * Spools in files of this origin, whose names begin with the pack's: memory has a few pieces at a
 * time, since a browser holds a blob of gigabytes in memory before it takes to its disk. In memory
 * where there are no such files.
 */
export async function spoolsOf(pack: string | undefined): Promise<Spools> {
  const folder = pack === undefined ? undefined : await openPackFolder(true);
  const openAny = folder && pack !== undefined ? spoolsInFiles(folder, pack) : spoolInMemory;
  const opened: Spool[] = [];
  return {
    async open() {
      const spool = await kept(openAny());
      opened.push(spool);
      return {
        add: (pieces) => kept(spool.add(pieces)),
        end: () => kept(spool.end()),
        remove: spool.remove,
      };
    },
    async removeAll() {
      await Promise.all(opened.map(({ remove }) => remove()));
    },
  };
}

async function kept<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new SpoolFault(error);
  }
}

function spoolsInFiles(folder: FileSystemDirectoryHandle, pack: string): OpenSpool {
  let count = 0;
  return async () => {
    count += 1;
    const name = `${pack}-${count}`;
    const file = await folder.getFileHandle(name, { create: true });
    const writable = await file.createWritable();
    return {
      async add(pieces) {
        for (const piece of pieces) await writable.write(piece);
      },
      async end() {
        await writable.close();
        return file.getFile();
      },
      async remove() {
        // Of one that has ended there is nothing to give up.
        await writable.abort().catch(() => {});
        await folder.removeEntry(name).catch(() => {});
      },
    };
  };
}
