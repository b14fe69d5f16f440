import type { FailureReason } from "#api/failure.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import type { NotBase64 } from "./base64.ts";
import type { FileKind } from "./file-kind.ts";

/** One document, by its place in the answer without files, its id and its name. */
export interface WantedDocument {
  readonly kind: "document";
  readonly path: string;
  readonly id: string;
  readonly name: string;
  /** Hands over the case's other files too that can be shown, as far as they are small. */
  readonly withOthers?: boolean;
}

/** All documents, as the evidence pack. */
export interface WantedPack {
  readonly kind: "pack";
  /** What the names of its temporary files begin with; without it they are in memory. */
  readonly tempPrefix?: string | undefined;
}

/** The page asks the reader for one answer with files. */
export interface Order<Wanted = WantedDocument | WantedPack> {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** For this one request; the worker ends with it. */
  readonly authorization?: string | undefined;
  /** The longest silence, before the first byte and between any two. */
  readonly silenceSeconds: number;
  readonly caseId: CaseId;
  readonly wanted: Wanted;
}

/** How much of the answer has been received, in bytes. */
export interface Progress {
  readonly received: number;
  /** Where the service tells it. */
  readonly total?: number | undefined;
  /** How many documents are in the pack. */
  readonly documents?: number;
}

/** Why a document of the case has no file. */
export type NoContent = "empty" | "not-sent" | NotBase64;

/** The browser did not store what was received: there is no file. */
export interface NotStored {
  readonly kind: "not-stored";
  readonly why: "no-room" | "no-storage";
  /** About how many bytes it would have had. */
  readonly size: number;
}

/** A file of the pack: its path in the ZIP, its bytes, and their SHA-256 in hexadecimal. */
export interface PackedFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** What the page makes the report of a pack from. */
export interface ReportedCase {
  /** The answer as JSON, digit for digit, without the documents' contents. */
  readonly json: string;
  /** The file of each document, or why it has none, by the document's path in the answer. */
  readonly files: ReadonlyMap<string, PackedFile | NoContent>;
  /** Milliseconds since 1970 when the answer had come. */
  readonly retrievedAt: number;
}

/** What a document turned out to hold. A part of a file is never handed out. */
export type DocumentContent =
  | {
      readonly kind: "file";
      readonly blob: Blob;
      readonly fileKind: FileKind;
      /** In hexadecimal; absent until all of the file has been read once more. */
      readonly sha256?: string;
    }
  /** `gone`: the answer with files does not have this document any more. */
  | { readonly kind: "no-file"; readonly why: NoContent | "gone" }
  | NotStored;

/** A file that is in memory: only while it is saved or shown. */
export type LoadedFile = Extract<DocumentContent, { readonly kind: "file" }>;

/** What an answer says of the content of a document: its size in bytes, or why there is no file. */
export type KnownContent = number | NoContent;

/** What an answer says of each document, by its {@link fileKey}. */
export interface KnownFiles {
  readonly contents: ReadonlyMap<string, KnownContent>;
  /** Files that were handed over beside the one that was wanted. */
  readonly others?: ReadonlyMap<string, LoadedFile>;
}

/** A key of a document that is unique in its case and stays the same when the case is read again. */
export const fileKey = ({ path, id }: Pick<CaseDocument, "path" | "id">): string => `${path} ${id}`;

/** The summary of a complete pack. Card numbers in names are masked. */
export interface PackSummary {
  /** How many documents are in it, and their bytes. */
  readonly documents: number;
  readonly size: number;
  /** Files that are the same byte for byte, two or more at a time. */
  readonly same: readonly (readonly string[])[];
  /** `name` as received, "" when there is none; `number` counts the case's documents from 1. */
  readonly missing: readonly {
    readonly name: string;
    readonly number: number;
    readonly why: NoContent;
  }[];
}

/** The evidence pack as a ZIP, or that the browser did not store it. */
export type PackResult = ({ readonly kind: "pack"; readonly blob: Blob } & PackSummary) | NotStored;

/**
 * What the reader says: its progress, any number of times, perhaps what can be used before all is done
 * or a report that the page has to write and send back, and then one end.
 */
export type ReaderMessage<Content> =
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "known"; readonly known: KnownFiles }
  | { readonly kind: "ready" | "done"; readonly content: Content }
  | { readonly kind: "report"; readonly reported: ReportedCase }
  | { readonly kind: "failed"; readonly reason: FailureReason }
  /** An error of the reader itself; only its name, since its text may hold a value. */
  | { readonly kind: "broken"; readonly name: string };
