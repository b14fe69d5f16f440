import { openPackFolder } from "../pack-folder.ts";

/** Milliseconds; by then the browser has long begun to copy a pack to the operator's folder. */
const keptFor = 60_000;
// A worker that was ended lets go of its files a moment later.
const removalPauses = [0, 100, 500, 2_000];

/** A name for the files of one pack, unlike that of any other tab. */
export const newPackName = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

/** Removes the files of a pack that is given up. */
export const removePack = (name: string): Promise<void> =>
  removePatiently((file) => file.startsWith(name));

/** The same for one that has been handed to the browser's downloads, which may still read it. */
export const removePackLater = (name: string): void =>
  void setTimeout(() => void removePack(name), keptFor);

/** Removes what nobody has been writing for a while. */
export async function removeOldFiles(folder: FileSystemDirectoryHandle): Promise<void> {
  const isOld = async (name: string) => {
    const file = await (await folder.getFileHandle(name)).getFile();
    return Date.now() - file.lastModified > keptFor;
  };
  await removeFiles(folder, isOld).catch(() => false);
}

async function removePatiently(isTheirs: (file: string) => boolean): Promise<void> {
  for (const pause of removalPauses) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const folder = await openPackFolder(false);
    if (!folder || (await removeFiles(folder, isTheirs).catch(() => false))) return;
  }
}

/** Whether all of them are gone; one that is being written stays. */
async function removeFiles(
  folder: FileSystemDirectoryHandle,
  isWanted: (name: string) => boolean | Promise<boolean>,
): Promise<boolean> {
  let isDone = true;
  for (const name of await Array.fromAsync(folder.keys())) {
    try {
      if (await isWanted(name)) await folder.removeEntry(name);
    } catch {
      isDone = false;
    }
  }
  return isDone;
}
