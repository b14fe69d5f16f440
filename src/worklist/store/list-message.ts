import type { CaseId } from "#model/case-id.ts";

export interface ReadCells {
  /** Each id as often as it occurs. */
  readonly ids: readonly CaseId[];
  /** The cells that are not ids, with card numbers masked. */
  readonly others: readonly string[];
}

export interface AddResult {
  readonly added: readonly CaseId[];
  /** Cases for which the list has no room. */
  readonly overLimit: readonly CaseId[];
}

export interface PasteResult extends AddResult, Pick<ReadCells, "others"> {
  /** Cases that were already on the list, or occur more than once in the text. */
  readonly known: readonly CaseId[];
  /** Cases on the list that could not be loaded and are read again. */
  readonly retried: readonly CaseId[];
}

export type ListMessage =
  | { readonly kind: "pasted"; readonly pasted: PasteResult }
  /** The removed cases, which *Undo* puts back, and those of them that were marked as new. */
  | {
      readonly kind: "removed";
      readonly ids: readonly CaseId[];
      readonly newIds: ReadonlySet<CaseId>;
    }
  | { readonly kind: "text"; readonly text: string };
