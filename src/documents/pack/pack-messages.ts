import * as z from "zod/mini";
import { languages, type Tag } from "#language/words.ts";
import { notBase64 } from "../base64.ts";
import { CaseOrder, Progress } from "../reader-messages.ts";

z.config({ jitless: true });

const isTag = (sent: unknown): sent is Tag => languages.some(({ tag }) => tag === sent);

/** What the packer is asked for: the case with its files. */
export const PackOrder = z.extend(CaseOrder, {
  /** The language of the report. */
  tag: z.custom<Tag>(isTag),
  /** IANA name of the service's wall clock; "" when unknown. */
  serviceZone: z.string(),
  /** The names by which the service calls the operator of an acquirer. */
  acquirerRoles: z.readonly(z.array(z.string())),
  /** What the names of its files begin with; without it the pack is made in memory. */
  pack: z.optional(z.string()),
});
export type PackOrder = z.output<typeof PackOrder>;

/** How far the pack has come: bytes of the answer, and documents that are in it. */
export const PackProgress = z.extend(Progress, { documents: z.number() });
export type PackProgress = z.output<typeof PackProgress>;

/** Why a document is not in the pack. */
export const notPacked = ["empty", "not-sent", ...notBase64] as const;
export type NotPacked = (typeof notPacked)[number];

/** A pack that is whole, and what is worth saying about it. Card numbers in names are masked. */
export const Pack = z.object({
  /** The ZIP. */
  blob: z.instanceof(Blob),
  /** How many documents are in it, and their bytes. */
  documents: z.number(),
  size: z.number(),
  /** Files that are the same byte for byte, two or more at a time. */
  same: z.array(z.array(z.string())),
  /** `name` as sent, "" when there is none; `number` counts the case's documents from 1. */
  missing: z.array(z.object({ name: z.string(), number: z.number(), why: z.enum(notPacked) })),
});
export type Pack = z.output<typeof Pack>;

/** The browser did not keep a pack while it was made: there is none. */
export const Unkept = z.object({
  unkept: z.enum(["no-room", "not-kept"]),
  /** About how many bytes it would have had. */
  size: z.number(),
});
export type Unkept = z.output<typeof Unkept>;
