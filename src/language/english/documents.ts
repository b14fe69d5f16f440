import { plural } from "../plural.ts";

const count = plural("en");

/** Attachments: download, preview, and what can go wrong with them. */
export const documentWords = {
  attachments: "Attachments",
  none: "No files are attached to this case. Those that come later are here after a refresh.",
  files: ({ files }: { files: number }) =>
    `${files} ${count(files, { one: "file", other: "files" })}`,
  unnamed: ({ number }: { number: number }) => `unnamed document ${number}`,
  unknownKind: "no file type",
  field: "Field",
  stage: "Stage",
  creator: "Creator",
  date: "Date",
  downloadAll: "Download all",
  download: "Download",
  downloadOf: ({ name }: { name: string }) => `Download ${name}`,
  preview: "Preview",
  previewOf: ({ name }: { name: string }) => `Preview ${name}`,
  loadingOf: ({ name }: { name: string }) => `Loading ${name}`,
  progress: {
    started: "Waiting for the service",
    of: ({ received, total }: { received: string; total: string }) => `${received} of ${total}`,
  },
  state: {
    idle: "Not loaded",
    loading: "Loading",
    saved: "Downloaded",
    packed: "In the pack",
    previewed: "Previewed",
    empty: "Empty",
    corrupt: "Corrupt",
    "not-sent": "Not sent",
    gone: "No longer there",
    "not-stored": "Not saved",
    failed: "Failed",
  },
  checksum: "SHA-256",
  problems: {
    empty: "This file is empty.",
    "not-sent": "The service sent the case without this file's content.",
    "data-url": "The content is a data URL instead of base64.",
    "url-safe": "The content is in the URL-safe variant of base64.",
    characters: "The content has characters that base64 does not have.",
    length: "The content is base64 that is cut off or wrongly ended.",
    "not-text": "The content is not text, as base64 is.",
    gone: "The case does not have this document any more.",
  },
  fileToDo: "Nothing was saved. Ask whoever attached the file to attach it again.",
  goneToDo: "Refresh the case.",
  notStored: {
    "no-room": {
      what: ({ size }: { size: string }) => `The browser's storage has no room for about ${size}.`,
      toDo: "Free space on this computer's disk, then try again.",
    },
    "no-storage": {
      what: ({ size }: { size: string }) => `This browser window could not store about ${size}.`,
      toDo: "Close other tabs or free space on this computer's disk, then try again. A private window often stores nothing: open the case in an ordinary one, and download large files one by one.",
    },
  },
  shown: {
    pdf: "If the pages do not appear, download the file.",
    noPdf: "This browser does not show PDF files here. Download the file to read it.",
    cut: ({ shown, whole }: { shown: string; whole: string }) =>
      `Only the first ${shown} of ${whole} are shown. Download the file to read all of it.`,
    other:
      "By its bytes this file is neither an image nor a PDF nor plain text, whatever its name says, so it is not shown. It can be downloaded.",
    broken: "The image cannot be drawn; it may be damaged. It can be downloaded.",
    unread: "The browser cannot read the text. Close this, and ask for the file again.",
  },
};
