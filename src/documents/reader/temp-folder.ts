/** The folder of temporary files in the origin's private file system. */
const folderName = "evidence-packs";

/** Long enough for the browser to start copying a pack to the operator's folder. */
const lifetimeMs = 60_000;
/** The waiting time before each attempt: a terminated worker releases the locks of its files with a delay. */
const removalDelaysMs = [0, 100, 500, 2_000];

/**
 * Opens the folder.
 * @param create whether a missing folder is created.
 * @returns `undefined` when it is missing, without https, and in a private window.
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

/** A random prefix for the names of one pack's temporary files, because all tabs share the folder. */
export const newTempPrefix = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

/** Removes the temporary files of a pack. */
export async function removeTempFiles(prefix: string): Promise<void> {
  for (const delay of removalDelaysMs) {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const folder = await openTempFolder(false);
    if (!folder) return;
    if (await removeFiles(folder, (name) => name.startsWith(prefix)).catch(() => false)) return;
  }
}

/** Removes the temporary files of a pack later, because the browser may still be saving it. */
export const removeTempFilesLater = (prefix: string): void =>
  void setTimeout(() => void removeTempFiles(prefix), lifetimeMs);

/** Removes files that have not been written for a minute: a closed tab may have left them. */
export async function removeOldTempFiles(): Promise<void> {
  const folder = await openTempFolder(false);
  if (!folder) return;
  const isOld = async (name: string) => {
    const file = await (await folder.getFileHandle(name)).getFile();
    return Date.now() - file.lastModified > lifetimeMs;
  };
  await removeFiles(folder, isOld).catch(() => false);
}

/** Removes matching files, but for those that are being written. @returns whether none is left. */
async function removeFiles(
  folder: FileSystemDirectoryHandle,
  matches: (name: string) => boolean | Promise<boolean>,
): Promise<boolean> {
  let isDone = true;
  for (const name of await Array.fromAsync(folder.keys())) {
    try {
      if (await matches(name)) await folder.removeEntry(name);
    } catch {
      isDone = false;
    }
  }
  return isDone;
}
