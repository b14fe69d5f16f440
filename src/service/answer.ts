import type { BpDocument, BpField, BpItem, Decimal } from "./answer-types.ts";

/** Gives the base64 of a document by its id; `undefined` when it has none. */
export type ContentOf = (documentId: string) => Promise<string | undefined>;

/** Marks a text that {@link jsonText} writes as a number. It is random, so no request can contain it. */
const numberMark = `${crypto.randomUUID()}:`;
const markedNumber = new RegExp(`"${numberMark}([^"]*)"`, "g");

const numberOf = (decimal: Decimal) => numberMark + decimal;

/** Writes JSON with the amounts of {@link bpItemToSend} as numbers, digit for digit. Node 20 has no `JSON.rawJSON`. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replaceAll(markedNumber, "$1");

/**
 * Makes the `bpItem` of an answer for {@link jsonText}.
 * @param contentOf given when the request asked for files.
 */
export async function bpItemToSend(stored: BpItem, contentOf?: ContentOf): Promise<unknown> {
  const bpItem = contentOf ? await withContent(stored, contentOf) : stored;
  return {
    ...bpItem,
    amount: numberOf(bpItem.amount),
    startTrxProperty: bpItem.startTrxProperty.map((transaction) => ({
      ...transaction,
      amount: numberOf(transaction.amount),
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
