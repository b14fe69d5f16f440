import { readItem } from "#api/get-case.ts";
import { type Case, documentsOf, readCase } from "#model/case.ts";
import type { CaseId } from "#model/case-id.ts";
import { contractNotes } from "#wire/contract-note.ts";
import { GetBpItemResponse } from "#wire/get-bp-item.ts";
import { type Leaf, Mismatch } from "#wire/leaf.ts";
import type { NotPacked } from "../reader/messages.ts";
import { placesIn } from "../reader/read-document.ts";
import type { PackedDocument, PackedFile } from "./packed-document.ts";

/** What every part of a pack tells about it. */
export interface PackFacts {
  readonly packed: Case;
  /** Every document of the case, in its order. */
  readonly documents: readonly PackedDocument[];
  /** How many differences from the specification the answer has. */
  readonly notes: number;
  /** Milliseconds since 1970 when the answer had come. */
  readonly retrievedAt: number;
}

/** What became of the contents of an answer, by what stands in their place. */
export type Contents = ReadonlyMap<string, PackedFile | NotPacked>;

/**
 * Reads an answer whose contents have been taken out of it.
 * @throws Failure
 */
export function readPackFacts(
  json: Record<string, unknown>,
  id: CaseId,
  contents: Contents,
): PackFacts {
  const item = readItem(json, id);
  const packed = readCase(item, id);
  const sent = new Map(placesIn(item).map(({ path, document }) => [path, document.content]));
  return {
    packed,
    documents: documentsOf(packed).map((document) => ({
      document,
      outcome: outcomeOf(sent.get(document.path), contents),
    })),
    notes: contractNotes(GetBpItemResponse, json).length,
    retrievedAt: Date.now(),
  };
}

function outcomeOf(content: Leaf<string>, contents: Contents): PackedFile | NotPacked {
  if (content instanceof Mismatch) return "not-text";
  return contents.get(content ?? "") ?? "not-sent";
}
