/** The folder of temporary files in the origin's private file system. */
const folderName = "evidence-packs";

/** Long enough for the browser to start copying a pack to the operator's folder. */
export const packLifetimeMs = 60_000;

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

/** Removes the temporary files of a pack after a time. */
export async function removeTempFiles(prefix: string, afterMs = 0): Promise<void> {
  // A terminated worker releases the locks of its files with a delay: try several times.
  for (const delay of [afterMs, 100, 500, 2_000]) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (await removeFiles((name) => name.startsWith(prefix))) return;
  }
}

/** Removes files that have not been written for a minute: a closed tab may have left them. */
export async function removeOldTempFiles(): Promise<void> {
  await removeFiles(async (name, folder) => {
    const file = await (await folder.getFileHandle(name)).getFile();
    return Date.now() - file.lastModified > packLifetimeMs;
  });
}

/** Removes matching files, but for those that are being written. @returns whether none is left. */
async function removeFiles(
  matches: (name: string, folder: FileSystemDirectoryHandle) => boolean | Promise<boolean>,
): Promise<boolean> {
  const folder = await openTempFolder(false);
  if (!folder) return true;
  let isDone = true;
  for (const name of await Array.fromAsync(folder.keys()).catch(() => [])) {
    try {
      if (await matches(name, folder)) await folder.removeEntry(name);
    } catch {
      isDone = false;
    }
  }
  return isDone;
}
