/** Where packs and long documents wait on their way: files of this origin alone, on the disk. */
const folderName = "evidence-packs";

/**
 * The folder, or `undefined` where there is none: without https, or in a browser's private window.
 * @param create `false`: only one that is there.
 */
export async function openPackFolder(
  create: boolean,
): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(folderName, { create });
  } catch {
    return undefined;
  }
}

/** Clears away what a tab left behind that was closed over a pack. */
export async function sweepPackFolder(): Promise<void> {
  const folder = await openPackFolder(false);
  if (!folder) return;
  const { removeOldFiles } = await import("./pack/pack-files.ts");
  await removeOldFiles(folder);
}
