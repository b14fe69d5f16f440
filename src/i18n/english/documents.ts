import { files as countedFiles } from "./numbers.ts";

export const documents = {
  attachments: "Attachments",
  none: "No files.",
  unnamed: ({ number }: { number: number }) => `unnamed document ${number}`,
  place: "Stage and field",
  added: "Added",
  downloadAll: "Download all",
  download: "Download",
  downloadOf: ({ name }: { name: string }) => `Download ${name}`,
  preview: "Preview",
  previewOf: ({ name }: { name: string }) => `Preview ${name}`,
  downloaded: ({ name }: { name: string }) => `Downloaded ${name}`,
  loadingOf: ({ name }: { name: string }) => `Loading ${name}`,
  progress: {
    started: "Waiting for the service",
    of: ({ received, total }: { received: string; total: string }) => `${received} of ${total}`,
  },
  state: {
    empty: "Empty",
    corrupt: "Corrupt",
    "not-sent": "Not received",
  },
  problems: {
    empty: "This file is empty.",
    "not-sent": "The service sent the case without this file's content.",
    "data-url": "The service sent this file in a form that cannot be read (data URL).",
    "url-safe": "The service sent this file in a form that cannot be read (URL-safe base64).",
    characters: "This file arrived damaged (no valid base64).",
    length: "This file arrived damaged (cut off).",
    "not-text": "The service sent this file in a form that cannot be read (not text).",
    gone: "This document is no longer in the case.",
  },
  fileToDo: "Nothing was saved. Ask for the file to be attached again.",
  formatToDo: "Nothing was saved. Attaching it again will not help: tell your administrator.",
  goneToDo: "Refresh the case.",
  cannotRead:
    "This file can no longer be read: it was changed, moved or deleted. Remove it and choose it again.",
  openInWindow: "Open in a window",
  windowBlocked: "The browser has blocked the window. Allow pop-ups for this site.",
  image: {
    fit: "Fit",
    fullSize: "Full size",
    turnLeft: "Turn left",
    turnRight: "Turn right",
  },
  mail: {
    headers: { From: "From", To: "To", Cc: "Cc", Date: "Date", Subject: "Subject" },
    attachments: "Attachments",
    noText: "This e-mail has no text. Download it to read it in a mail program.",
  },
  shown: {
    byName: ({ kind }: { kind: string }) => `No preview${kind && ` for ${kind} files`}.`,
    asText: "Show as text",
    asTable: "Show as a table",
    asMail: "Show as an e-mail",
    row: "Row",
    tableCut: ({ rows, columns }: { rows: string; columns: number }) =>
      `Only the first ${rows} rows and ${columns} columns are shown.`,
    noPdf: "This browser does not show PDF files here.",
    cut: ({ shown, whole }: { shown: string; whole: string }) =>
      `Only the first ${shown} of ${whole} are shown. Download the file to read all of it.`,
    broken: "The image cannot be shown; it may be damaged.",
  },
};

export const pack = {
  making: "Making the evidence pack",
  hiddenFiles: ({ count }: { count: number }) => `Off leaves out ${countedFiles(count)}.`,
  addTechnical: "Add technical data",
  technicalHint: "case.json, hidden fields included",
  done: ({ files, size }: { files: number; size: string }) =>
    files === 0
      ? "Downloaded: the case report; no files."
      : `Downloaded: ${countedFiles(files)}, ${size}, with the report.`,
  missing: ({ files }: { files: number }) =>
    `${countedFiles(files)} could not be packed. The list and the report say why.`,
  report: {
    title: ({ id }: { id: string }) => `Case ${id}: report`,
    masking:
      "Numbers that look like card numbers are masked in this report. The documents are byte for byte what the service sent.",
    notPacked: "Not in the pack",
  },
};
