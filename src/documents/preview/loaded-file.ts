import { useQuery } from "@tanstack/react-query";
import type { CaseId } from "#model/case-id.ts";
import { decodeText, type FileContent, fileContentOf, maxPreviewBytes } from "./file-content.ts";
import { isMail, type Mail, maxHeadLength, readMail } from "./text/mail.ts";

/** A file, with the type that its bytes have. */
export type LoadedFile = FileContent & {
  readonly blob: Blob;
  readonly mail?: Mail | undefined;
};

/** @param key another reading of the case has other keys. */
export function useLoadedFile(
  caseId: CaseId,
  key: string,
  blob: Blob | undefined,
): LoadedFile | undefined {
  const { data } = useQuery({
    queryKey: ["cases", "file", caseId, key],
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
    content.kind === "text" &&
    // A character of a header has at most two bytes: headers are ASCII, or ASCII written as UTF-16.
    isMail(decodeText(content.bytes.subarray(0, 2 * maxHeadLength), content.encoding));
  return { blob, ...content, mail: isLetter ? await readMail(blob) : undefined };
}
