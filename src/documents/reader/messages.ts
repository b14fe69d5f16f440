import type { FailureReason } from "#api/failure.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import type { NotBase64 } from "./base64.ts";
import type { FileContent } from "./file-content.ts";

/** A document to be read, as it was in the answer without files. */
export type WantedDocument = Pick<CaseDocument, "path" | "id" | "name">;

/** The request for a case with its files. */
export interface FilesRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Used for this one request, after which the worker ends. */
  readonly authorization?: string | undefined;
  /** The longest time without a byte, before the first one and between any two. */
  readonly idleSeconds: number;
  readonly caseId: CaseId;
}

/** What is made of one answer with files: a document, or the pack, with the prefix of its temporary files. */
export type Wanted = { readonly document: WantedDocument } | { readonly tempPrefix: string };

/** The page's order to a worker. */
export type Order = FilesRequest & Wanted;

/** The progress of receiving an answer, in bytes. */
export interface Progress {
  readonly received: number;
  /** `undefined` where the service does not announce it. */
  readonly total?: number | undefined;
}

/** Called while an answer is received. */
export type OnProgress = (progress: Progress) => void;

/** Why a document has no file. */
export type NoContent = "empty" | "not-sent" | NotBase64;

/** Why the browser could not store the received bytes, and their approximate number. */
interface StorageProblem {
  readonly why: "no-room" | "no-storage";
  readonly size: number;
}

/** Thrown when the browser could not store the received bytes, so that there is no file. */
export class NotStored extends Error {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem) {
    super(problem.why);
    this.name = "NotStored";
    this.problem = problem;
  }
}

/** A file of the pack. */
export interface PackedFile {
  /** Its path in the ZIP. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** The data for the report of a pack. */
export interface ReportedCase {
  /** The answer as JSON, digit for digit, without the documents' contents. */
  readonly json: string;
  /** The file of each document, or why it has none, by the document's path in the answer. */
  readonly files: ReadonlyMap<string, PackedFile | NoContent>;
  /** When the answer was received, milliseconds since 1970. */
  readonly retrievedAt: number;
}

/** Writes the report of a pack as one HTML document that needs no other file. */
export type WriteReport = (reported: ReportedCase) => Promise<string>;

/** A file in memory. */
export type LoadedFile = FileContent & { readonly blob: Blob };

/** The size of each document's file in bytes, or why there is no file, by its {@link fileKey}. */
export type DocumentSizes = ReadonlyMap<string, number | NoContent>;

/** A key of a document that is unique in its case, and the same in another reading unless the document moves. */
export const fileKey = ({ path, id }: Pick<CaseDocument, "path" | "id">): string => `${path} ${id}`;

/** The result of an order for a document. */
export interface ReadDocument {
  /** Its file, or why there is none. `gone`: the case no longer has the document. */
  readonly file: LoadedFile | NoContent | "gone";
  /** The case's other small files that can be previewed, by their {@link fileKey}. */
  readonly others: ReadonlyMap<string, LoadedFile>;
  readonly sizes: DocumentSizes;
}

/** The evidence pack as a ZIP. */
export interface Pack {
  readonly blob: Blob;
  readonly sizes: DocumentSizes;
}

/** A message from the worker to the page. */
export type ReaderMessage<Result> =
  | { readonly kind: "progress"; readonly progress: Progress }
  /** The page has to write the report and to post it back. */
  | { readonly kind: "report"; readonly reported: ReportedCase }
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "failed"; readonly reason: FailureReason }
  | { readonly kind: "not-stored"; readonly problem: StorageProblem }
  /** An unexpected error: only its name, because its message may contain received values. */
  | { readonly kind: "broken"; readonly name: string };
