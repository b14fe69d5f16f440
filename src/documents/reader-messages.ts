import * as z from "zod/mini";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { notBase64 } from "./base64.ts";
import { fileKinds } from "./file-kind.ts";

z.config({ jitless: true });

/** What every worker is asked for: one answer with files. */
export const CaseOrder = z.object({
  url: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
  /** For this one request; the worker ends with it. */
  authorization: z.optional(z.string()),
  /** The longest silence, before the first byte and between any two. */
  silenceSeconds: z.number(),
  caseId: z.custom<CaseId>(isCaseId),
});
export type CaseOrder = z.output<typeof CaseOrder>;

/** What the reader is asked for: which document of the answer. */
export const ReadOrder = z.extend(CaseOrder, {
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
