import { useQuery } from "@tanstack/react-query";
import { importChunk } from "#lib/import-chunk.ts";
import type { CaseId } from "#model/case-id.ts";
import { type FileContent, fileContentOf } from "../download/file-content.ts";
import { decodeText, maxPreviewBytes } from "../download/text-encoding.ts";
import { isMail, maxHeadLength } from "./text/is-mail.ts";
import { type Mail, maxMailBytes } from "./text/mail.ts";

/** A file, with the type that its bytes have. */
export type LoadedFile = FileContent & {
  readonly blob: Blob;
  readonly mail?: Mail | undefined;
};

/**
 * Reads the beginning of a file; `undefined` until it has been read, and without a file.
 * @param owner the case of the file, if it is in one.
 * @param key the key of the file; another reading of the case has other keys.
 */
export function useLoadedFile(
  owner: CaseId | "not in a case",
  key: string,
  blob: Blob | undefined,
): LoadedFile | undefined {
  const { data } = useQuery({
    queryKey: ["cases", "file", owner, key],
    queryFn: () => (blob ? loadFile(blob) : undefined),
    meta: { faultSource: "files" },
    enabled: blob !== undefined,
    gcTime: 0,
    structuralSharing: false,
    // The error boundary around the viewer shows a notice.
    throwOnError: true,
  });
  return data;
}

async function loadFile(blob: Blob): Promise<LoadedFile> {
  const start = await blob.slice(0, maxPreviewBytes + 1).arrayBuffer();
  const content = fileContentOf(new Uint8Array(start));
  const isLetter =
    content.type === "text" &&
    // A character of a header has at most two bytes: headers are ASCII, or ASCII written as UTF-16.
    isMail(decodeText(content.bytes.subarray(0, 2 * maxHeadLength), content.encoding));
  return { blob, ...content, mail: isLetter ? await loadMail(blob) : undefined };
}

async function loadMail(blob: Blob): Promise<Mail | undefined> {
  const bytes = await blob.slice(0, maxMailBytes).arrayBuffer();
  const { readMail } = await importChunk(() => import("./text/read-mail.ts"));
  try {
    const mail = await readMail(bytes);
    return mail.headers.length > 0 ? mail : undefined;
  } catch {
    // The file is shown as text.
    return undefined;
  }
}
