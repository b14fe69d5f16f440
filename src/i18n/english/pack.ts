import { files as countedFiles } from "./numbers.ts";

/** The evidence pack: every document of a case with a report of it. */
export const packWords = {
  making: "Making the evidence pack",
  done: ({ files, size }: { files: number; size: string }) =>
    files === 0
      ? "Downloaded: the case report and the case's data; no files."
      : `Downloaded: ${countedFiles(files)}, ${size}, with the case report and their checksums.`,
  missing: ({ files }: { files: number }) =>
    `${countedFiles(files)} could not be packed. The list and the report say why.`,
  report: {
    title: ({ id }: { id: string }) => `Case ${id}: report`,
    masking:
      "Numbers that look like card numbers are masked in this report. The documents are byte for byte what the service sent.",
    notPacked: "Not in the pack",
    checksums:
      "Whether a file is unchanged can be checked with the program sha256sum and the file SHA256SUMS beside this report.",
  },
};
