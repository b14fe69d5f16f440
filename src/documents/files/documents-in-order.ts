import type { CaseDocument } from "#model/case-document.ts";

export interface ListedDocument {
  readonly document: CaseDocument;
  /** Its place in the answer, from 1, which is the name of a document that has none. */
  readonly number: number;
  readonly isOfStage: boolean;
}

export function documentsInOrder(
  documents: readonly CaseDocument[],
  stageDocuments: readonly CaseDocument[] = [],
): readonly ListedDocument[] {
  const ofStage = new Set(stageDocuments);
  return documents
    .map((document, index) => ({ document, number: index + 1, isOfStage: ofStage.has(document) }))
    .toSorted((a, b) => Number(b.isOfStage) - Number(a.isOfStage));
}
