import type { FileState } from "../download/use-document-file.ts";
import type { PackState } from "./use-pack.ts";

/** A document that was not read by itself, but is in the evidence pack that was saved. */
export type PackedState = { readonly kind: "packed" };

const packed: PackedState = { kind: "packed" };

/**
 * What the last evidence pack says of a document; nothing when there is none, or when the case it
 * was made of had more or fewer documents than the one on show.
 * @param number counts the case's documents from 1.
 */
export function packedState(
  pack: PackState,
  number: number,
  count: number,
): FileState | PackedState | undefined {
  if (pack.kind !== "saved") return undefined;
  const { documents, missing } = pack.pack;
  if (documents + missing.length !== count) return undefined;
  const why = missing.find((one) => one.number === number)?.why;
  if (why === undefined) return packed;
  return why === "empty" || why === "not-sent" ? { kind: why } : { kind: "corrupt", why };
}
