import { ExactNumber } from "#wire/json.ts";
import type { BpDocument, BpField, BpItem } from "./answer-types.ts";

/** Gives the base64 of a document by its id; `undefined` when it has none. */
export type ContentOf = (documentId: string) => Promise<string | undefined>;

/**
 * Makes the `bpItem` of an answer.
 * @param contentOf given when the request asked for files.
 */
export async function bpItemToSend(stored: BpItem, contentOf?: ContentOf): Promise<unknown> {
  const bpItem = contentOf ? await withContent(stored, contentOf) : stored;
  return {
    ...bpItem,
    amount: new ExactNumber(bpItem.amount),
    startTrxProperty: bpItem.startTrxProperty.map((transaction) => ({
      ...transaction,
      amount: new ExactNumber(transaction.amount),
    })),
  };
}

async function withContent(bpItem: BpItem, contentOf: ContentOf): Promise<BpItem> {
  const filled = async (document: BpDocument): Promise<BpDocument> => {
    const content = await contentOf(document.id);
    return content === undefined ? document : { ...document, content };
  };
  const filledField = async (field: BpField): Promise<BpField> =>
    field.documentsInfo?.length
      ? { ...field, documentsInfo: await Promise.all(field.documentsInfo.map(filled)) }
      : field;
  const stages = bpItem.stages.map(async (stage) => ({
    ...stage,
    fields: await Promise.all(stage.fields.map(filledField)),
  }));
  return { ...bpItem, stages: await Promise.all(stages) };
}
