/**
 * The files of an evidence pack that describe its documents, in its order: whether card numbers are masked in them, and
 * when they have the hidden fields of the case. The notes in the pack and in the dialog follow from this list.
 */
const packFiles = [
  { name: "case.json", isMasked: true, hiddenFields: "always" },
  { name: "report.html", isMasked: true, hiddenFields: "if-chosen" },
  { name: "manifest.json", isMasked: true, hiddenFields: "never" },
  { name: "SHA256SUMS", isMasked: false, hiddenFields: "never" },
] as const;

type PackFile = (typeof packFiles)[number];

export type PackFileName = PackFile["name"];

export const maskedFiles: readonly PackFileName[] = packFiles
  .filter(({ isMasked }) => isMasked)
  .map(({ name }) => name);

export const filesWithHiddenFields = (when: PackFile["hiddenFields"]): readonly PackFileName[] =>
  packFiles.filter(({ hiddenFields }) => hiddenFields === when).map(({ name }) => name);
