/** What every look that is kept on this computer begins its key with. */
export const keptPrefix = "case-viewer.seen.";

/** Whether a change of the storage is one of what is kept here. `null` means that all was cleared. */
export const isKept = (key: string | null): boolean => key === null || key.startsWith(keptPrefix);
