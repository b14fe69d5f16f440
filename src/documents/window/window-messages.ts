import * as z from "#lib/zod.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { receivedText } from "#model/received.ts";
import { noContents } from "../worker/files-error.ts";
import type { CaseFile, CaseFiles } from "../worker/worker-request.ts";

/*
 * What the window of a file and the tab of its case say to each other. Both are of this origin, but may be of two
 * builds: a message that cannot be read is ignored.
 */

const request = z.object({ type: z.literal("case-viewer.files"), caseId: z.number() });

/** The window's request for the files of a case, with a port for the answer. */
export const filesRequest = (caseId: CaseId) =>
  ({ type: "case-viewer.files", caseId }) satisfies z.output<typeof request>;

/** The id of the case whose files a message asks for; `undefined` for any other message. */
export const readFilesRequest = (message: unknown): number | undefined =>
  z.safeParse(request, message).data?.caseId;

const text = z.string();
const named = { path: text, id: text, name: text, created: text };

const tabMessage = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("files"),
    /** The name of the Web Lock that the tab holds as long as the window may show the files. */
    lock: text,
    caseName: text,
    retrievedAt: z.number(),
    documents: z.array(z.object({ ...named, creator: text, stage: text, field: text })),
    filesRetrievedAt: z.number(),
    files: z.array(z.object({ ...named, file: z.union([z.instanceof(Blob), z.enum(noContents)]) })),
  }),
  z.object({ type: z.literal("none") }),
  z.object({ type: z.literal("lock-soon"), isSoon: z.boolean() }),
]);

/**
 * A message of the case's tab to the window: the files, that the tab has none, or that the session is about to lock.
 */
export type TabMessage = z.output<typeof tabMessage>;

const windowMessage = z.enum(["active", "left"]);

/** A message of the window to the tab: the operator is active in it, or has left it. */
export type WindowMessage = z.output<typeof windowMessage>;

/** Reads a message of the window; `undefined` for one that cannot be read. */
export const readWindowMessage = (message: unknown): WindowMessage | undefined =>
  z.safeParse(windowMessage, message).data;

/** The files of a case that a tab hands over. */
export interface HandedFiles {
  /** The code of the case, or the text that stands for a missing code. */
  readonly caseName: string;
  /** When the case was read, in milliseconds since 1970. */
  readonly retrievedAt: number;
  readonly documents: readonly CaseDocument[];
  readonly files: CaseFiles;
}

/**
 * The message that hands the files over; a `Blob` in it is not copied.
 * @param lock the name of the lock that the tab holds as long as the window may show the files.
 */
export const filesMessage = (handed: HandedFiles, lock: string) =>
  ({
    type: "files",
    lock,
    caseName: handed.caseName,
    retrievedAt: handed.retrievedAt,
    documents: handed.documents.map(({ path, id, name, creator, created, stage, field }) => ({
      path,
      id,
      name,
      creator,
      created: receivedText(created),
      stage,
      field,
    })),
    filesRetrievedAt: handed.files.retrievedAt,
    files: [...handed.files.documents],
  }) satisfies TabMessage;

/** Reads a message of the case's tab; `undefined` for one that cannot be read. */
export const readTabMessage = (message: unknown): TabMessage | undefined =>
  z.safeParse(tabMessage, message).data;

export function handedFiles(message: Extract<TabMessage, { type: "files" }>): HandedFiles {
  const documents: CaseFile[] = message.files;
  return {
    caseName: message.caseName,
    retrievedAt: message.retrievedAt,
    documents: message.documents.map((document) => ({ ...document, content: undefined })),
    files: { documents, json: "", retrievedAt: message.filesRetrievedAt },
  };
}
