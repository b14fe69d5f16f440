import type { FailureReason } from "#api/failure.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import type { NotBase64 } from "./base64.ts";
import type { FileKind } from "./file-kind.ts";

/** An order for one document, by its path, id and name in the answer without files. */
export interface WantedDocument extends Pick<CaseDocument, "path" | "id" | "name"> {
  readonly kind: "document";
  /** Whether the case's other small files that can be previewed are returned too. */
  readonly withOthers: boolean;
}

/** An order for the evidence pack. */
export interface WantedPack {
  readonly kind: "pack";
  /** The prefix of the names of its temporary files. Without it they are in memory. */
  readonly tempPrefix?: string | undefined;
}

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

/** The page's order to a worker to read one answer with files. */
export interface Order extends FilesRequest {
  readonly wanted: WantedDocument | WantedPack;
}

/** The progress of receiving an answer, in bytes. */
export interface Progress {
  readonly received: number;
  /** `undefined` where the service does not announce it. */
  readonly total?: number | undefined;
  /** The number of documents that have been received whole. */
  readonly documents: number;
}

/** Why a document has no file. */
export type NoContent = "empty" | "not-sent" | NotBase64;

/** The browser could not store the received bytes, so there is no file. */
export interface NotStored {
  readonly kind: "not-stored";
  readonly why: "no-room" | "no-storage";
  /** The approximate size of the file in bytes. */
  readonly size: number;
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

/** A file in memory. */
export interface LoadedFile {
  readonly kind: "file";
  readonly blob: Blob;
  readonly fileKind: FileKind;
}

/** The answer has no file of a document. `gone`: it no longer has the document. */
export interface NoFile {
  readonly kind: "no-file";
  readonly why: NoContent | "gone";
}

/** Writes the report of a pack as one HTML document that needs no other file. */
export type WriteReport = (reported: ReportedCase) => Promise<string>;

/** The result of reading a document. */
export type DocumentContent = LoadedFile | NoFile | NotStored;

/** The size of a document's file in bytes, or why there is no file. */
export type DocumentSize = number | NoContent;

/** The files of an answer. */
export interface ReceivedFiles {
  /** Of each document, by its {@link fileKey}. */
  readonly sizes: ReadonlyMap<string, DocumentSize>;
  /** The files that {@link WantedDocument.withOthers} asks for, by their {@link fileKey}. */
  readonly others?: ReadonlyMap<string, LoadedFile>;
}

/** A key of a document that is unique in its case and stays the same when the case is read again. */
export const fileKey = ({ path, id }: Pick<CaseDocument, "path" | "id">): string => `${path} ${id}`;

/** The summary of a complete pack. */
export interface PackSummary {
  /** The number of documents in the pack. */
  readonly documents: number;
  /** Their bytes. */
  readonly size: number;
  /** Groups of names of files that are equal byte for byte. */
  readonly same: readonly (readonly string[])[];
  /** `name` is "" when there is none; `number` is the document's place in the case, from 1. */
  readonly missing: readonly {
    readonly name: string;
    readonly number: number;
    readonly why: NoContent;
  }[];
}

/** The evidence pack as a ZIP, or why the browser could not store it. */
export type PackResult =
  | { readonly kind: "pack"; readonly blob: Blob; readonly summary: PackSummary }
  | NotStored;

/** A message from the worker to the page. */
export type ReaderMessage<Content> =
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "received"; readonly received: ReceivedFiles }
  /** The page has to write the report and to post it back. */
  | { readonly kind: "report"; readonly reported: ReportedCase }
  | { readonly kind: "done"; readonly content: Content }
  | { readonly kind: "failed"; readonly reason: FailureReason }
  /** An unexpected error: only its name, because its message may contain received values. */
  | { readonly kind: "broken"; readonly name: string }
  /** Follows `done`, with the SHA-256 of a file in hexadecimal. */
  | { readonly kind: "end"; readonly sha256: string | undefined };
