import * as z from "zod/mini";
import type { FailureReason } from "#api/failure.ts";
import { languages, type Tag } from "#language/words.ts";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { isRecord } from "#wire/json.ts";
import { notBase64 } from "./base64.ts";
import { fileKinds } from "./file-kind.ts";

z.config({ jitless: true });

const isTag = (sent: unknown): sent is Tag => languages.some(({ tag }) => tag === sent);

/** What the reader makes of an answer with files. */
const Wanted = z.discriminatedUnion("kind", [
  /** One document. */
  z.object({ kind: z.literal("document"), path: z.string(), id: z.string(), name: z.string() }),
  /** All of them, as the evidence pack. */
  z.object({
    kind: z.literal("pack"),
    /** The language of the report. */
    tag: z.custom<Tag>(isTag),
    /** IANA name of the service's wall clock; "" when unknown. */
    serviceZone: z.string(),
    /** The names by which the service calls the operator of an acquirer. */
    acquirerRoles: z.readonly(z.array(z.string())),
    /** What the names of its temporary files begin with; without it they are in memory. */
    tempPrefix: z.optional(z.string()),
  }),
]);
export type Wanted = z.output<typeof Wanted>;

/** The page asks the reader for one answer with files. */
export const Order = z.object({
  url: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
  /** For this one request; the worker ends with it. */
  authorization: z.optional(z.string()),
  /** The longest silence, before the first byte and between any two. */
  silenceSeconds: z.number(),
  caseId: z.custom<CaseId>(isCaseId),
  wanted: Wanted,
});
export type Order = z.output<typeof Order>;

/** How much of the answer has been received, in bytes; `total` where the service tells it. */
const AnswerProgress = z.object({ received: z.number(), total: z.optional(z.number()) });
export type AnswerProgress = z.output<typeof AnswerProgress>;

/** How far the reader is: also how many documents are in the pack. */
export const Progress = z.extend(AnswerProgress, { documents: z.number() });
export type Progress = z.output<typeof Progress>;

/** The browser did not keep what was received: there is no file. */
const Unkept = z.object({
  kind: z.literal("unkept"),
  why: z.enum(["no-room", "not-kept"]),
  /** About how many bytes it would have had. */
  size: z.number(),
});
export type Unkept = z.output<typeof Unkept>;

/** What a document turned out to hold. A part of a file is never handed out. */
export const DocumentContent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("file"),
    blob: z.instanceof(Blob),
    fileKind: z.enum(fileKinds),
    /** In hexadecimal; absent until all of the file has been read once more. */
    sha256: z.optional(z.string()),
  }),
  /** A file of no bytes. */
  z.object({ kind: z.literal("empty") }),
  z.object({ kind: z.literal("corrupt"), why: z.enum(notBase64) }),
  /** The answer with files has no content for this document. */
  z.object({ kind: z.literal("not-sent") }),
  /** The answer with files does not have this document any more. */
  z.object({ kind: z.literal("gone") }),
  Unkept,
]);
export type DocumentContent = z.output<typeof DocumentContent>;

/** Why a document is not in the pack. */
const notPacked = ["empty", "not-sent", ...notBase64] as const;
export type NotPacked = (typeof notPacked)[number];

/** A pack that is whole, and what is worth saying about it. Card numbers in names are masked. */
const Pack = z.object({
  kind: z.literal("pack"),
  /** The ZIP. */
  blob: z.instanceof(Blob),
  /** How many documents are in it, and their bytes. */
  documents: z.number(),
  size: z.number(),
  /** Files that are the same byte for byte, two or more at a time. */
  same: z.array(z.array(z.string())),
  /** `name` as received, "" when there is none; `number` counts the case's documents from 1. */
  missing: z.array(z.object({ name: z.string(), number: z.number(), why: z.enum(notPacked) })),
});
export type Pack = z.output<typeof Pack>;

/** The evidence pack, or that the browser did not keep it. */
export const PackResult = z.discriminatedUnion("kind", [Pack, Unkept]);
export type PackResult = z.output<typeof PackResult>;

const failureKinds: Readonly<Record<FailureReason["kind"], true>> = {
  unreachable: true,
  status: true,
  unreadable: true,
  refused: true,
  "too-large": true,
  unexpected: true,
  "unknown-outcome": true,
};

const isReason = (sent: unknown) =>
  isRecord(sent) && Object.hasOwn(failureKinds, String(sent["kind"]));

/**
 * What the reader says: its progress, any number of times, perhaps what can be used before all is done,
 * and then one end. `content` is what was wanted: {@link DocumentContent} or {@link PackResult}.
 */
export const ReaderMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("progress"), progress: Progress }),
  z.object({ kind: z.literal("ready"), content: z.unknown() }),
  z.object({ kind: z.literal("content"), content: z.unknown() }),
  z.object({ kind: z.literal("failed"), reason: z.custom<FailureReason>(isReason) }),
  /** An error of the reader itself; only its name, since its text may hold a value. */
  z.object({ kind: z.literal("broken"), name: z.string() }),
]);
export type ReaderMessage = z.output<typeof ReaderMessage>;
