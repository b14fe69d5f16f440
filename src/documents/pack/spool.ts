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

/** Spools in memory. */
export const spoolInMemory: OpenSpool = async () => {
  let blobs: Blob[] = [];
  return {
    async add(pieces) {
      blobs.push(new Blob([...pieces]));
    },
    end: async () => new Blob(blobs),
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
export async function spoolsOf(pack: string | undefined): Promise<OpenSpool> {
  const folder = pack === undefined ? undefined : await openPackFolder(true);
  if (!folder) return spoolInMemory;
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
