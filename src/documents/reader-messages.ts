import * as z from "zod/mini";
import type { FailureReason } from "#api/failure.ts";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { isRecord } from "#wire/resource.ts";
import { notBase64 } from "./base64.ts";
import { fileKinds } from "./file-kind.ts";

/** What the worker is asked for: one answer with files, and which document of it. */
export const ReadOrder = z.object({
  url: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
  /** For this one request; the worker ends with it. */
  authorization: z.optional(z.string()),
  /** The longest silence, before the first byte and between any two. */
  silenceSeconds: z.number(),
  caseId: z.custom<CaseId>(isCaseId),
  document: z.object({ path: z.string(), id: z.string(), name: z.string() }),
});
export type ReadOrder = z.output<typeof ReadOrder>;

/** How far the answer has come, in bytes; `total` where the service tells it. */
export const Progress = z.object({ received: z.number(), total: z.optional(z.number()) });
export type Progress = z.output<typeof Progress>;

/** What a document turned out to hold. A part of a file is never handed out. */
export const DocumentContent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("file"),
    blob: z.instanceof(Blob),
    fileKind: z.enum(fileKinds),
    /** In hexadecimal; absent where the page is not served securely, since the browser has none there. */
    sha256: z.optional(z.string()),
  }),
  /** A file of no bytes. */
  z.object({ kind: z.literal("empty") }),
  z.object({ kind: z.literal("corrupt"), why: z.enum(notBase64) }),
  /** The answer with files has no content for this document. */
  z.object({ kind: z.literal("not-sent") }),
  /** The answer with files does not have this document any more. */
  z.object({ kind: z.literal("gone") }),
]);
export type DocumentContent = z.output<typeof DocumentContent>;

const failureKinds: Readonly<Record<FailureReason["kind"], true>> = {
  unreachable: true,
  status: true,
  unreadable: true,
  refused: true,
  "unknown-outcome": true,
};

const isReason = (sent: unknown) =>
  isRecord(sent) && Object.hasOwn(failureKinds, String(sent["kind"]));

/** What the worker says: its progress, any number of times, and then one end. */
export const ReaderMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("progress"), progress: Progress }),
  z.object({ kind: z.literal("content"), content: DocumentContent }),
  z.object({ kind: z.literal("failed"), reason: z.custom<FailureReason>(isReason) }),
  /** Something in the worker itself; only the error's name, since its text may hold a value. */
  z.object({ kind: z.literal("broken"), name: z.string() }),
]);
export type ReaderMessage = z.output<typeof ReaderMessage>;
