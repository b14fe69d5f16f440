/** Files of this origin alone, on the disk, that wait there while a pack is made and saved. */
const folderName = "evidence-packs";

/** Long enough for the browser to begin to copy a pack to the operator's folder. */
const lifetimeMs = 60_000;
/** Milliseconds before each attempt: a worker that was ended unlocks its files a moment later. */
const removalPausesMs = [0, 100, 500, 2_000];

/**
 * The folder, or `undefined` where there is none: without https, or in a browser's private window.
 * @param create `false`: only one that is there.
 */
export async function openTempFolder(
  create: boolean,
): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(folderName, { create });
  } catch {
    return undefined;
  }
}

/** What the names of the temporary files of one pack begin with, unlike those of any other tab. */
export const newTempPrefix = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

/** Removes the temporary files of a pack that is given up. */
export async function removeTempFiles(prefix: string): Promise<void> {
  for (const pause of removalPausesMs) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const folder = await openTempFolder(false);
    if (!folder) return;
    if (await removeFiles(folder, (name) => name.startsWith(prefix)).catch(() => false)) return;
  }
}

/** The same for a pack that has been handed to the browser's downloads, which may still read it. */
export const removeTempFilesLater = (prefix: string): void =>
  void setTimeout(() => void removeTempFiles(prefix), lifetimeMs);

/** Removes the files of a tab that was closed while it made a pack: files not written to for a minute. */
export async function removeOldTempFiles(): Promise<void> {
  const folder = await openTempFolder(false);
  if (!folder) return;
  const isOld = async (name: string) => {
    const file = await (await folder.getFileHandle(name)).getFile();
    return Date.now() - file.lastModified > lifetimeMs;
  };
  await removeFiles(folder, isOld).catch(() => false);
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
