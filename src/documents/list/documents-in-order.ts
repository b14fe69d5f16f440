import type { CaseDocument } from "#model/case-document.ts";

/** A document in a list of those of its case. */
export interface ListedDocument {
  readonly document: CaseDocument;
  /** Its place in the answer, from 1, which is the name of a document that has none. */
  readonly number: number;
  readonly isOfStage: boolean;
}

/** Lists the documents of a case, those of the selected stage first. */
export function documentsInOrder(
  documents: readonly CaseDocument[],
  stageDocuments: readonly CaseDocument[] = [],
): readonly ListedDocument[] {
  const ofStage = new Set(stageDocuments);
  return documents
    .map((document, index) => ({ document, number: index + 1, isOfStage: ofStage.has(document) }))
    .toSorted((a, b) => Number(b.isOfStage) - Number(a.isOfStage));
}
