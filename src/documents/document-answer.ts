import { readItem } from "#api/get-case.ts";
import { fetchAnswer, type Surroundings } from "./answer-stream.ts";
import { findDocument, readContent } from "./document-content.ts";
import type { DocumentContent, ReadOrder } from "./reader-messages.ts";

/**
 * The worker's whole work: asks for the case with its files, and reads one of them.
 * @throws Failure
 */
export async function readOrdered(
  order: ReadOrder,
  surroundings?: Surroundings & { readonly onReady?: (file: DocumentContent) => void },
): Promise<DocumentContent> {
  const { json } = await fetchAnswer(order, surroundings);
  const { item } = readItem(json, order.caseId);
  return readContent(findDocument(item, order.document), surroundings?.onReady);
}
