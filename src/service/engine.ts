import type { CreateBpRequest } from "#wire/create-bp.ts";
import { bpItemToSend } from "./answer.ts";
import type { CreateAnswer } from "./answer-types.ts";
import { toBase64 } from "./base64.ts";
import { demoContent, type ReadDemoFile } from "./demo/demo-files.ts";
import { type Transaction, transactionOf } from "./demo/transactions.ts";
import type { LocalizedText, ServiceLanguage } from "./language.ts";
import { newCaseUnlessOpen } from "./new-case.ts";
import { type ProcessDefinition, processOf } from "./processes.ts";
import { readFields } from "./read-fields.ts";
import type { Store } from "./store/store.ts";
import type { Clock } from "./wall-clock.ts";

type ResultItem = CreateAnswer["resultItems"][number];

type Operation = CreateBpRequest["operationDataList"][number];

/** The operations of BpEngineApi, without HTTP. */
export type Engine = ReturnType<typeof createEngine>;

/**
 * Makes the engine. The store assigns the case ids.
 * @param now the service's wall clock
 * @param languageNow returns the language of new cases and refusals
 */
export function createEngine(
  store: Store,
  now: Clock,
  readDemoFile: ReadDemoFile,
  languageNow: () => ServiceLanguage,
) {
  async function createOne(
    process: ProcessDefinition,
    operation: Operation,
    fields: CreateBpRequest["fields"],
  ): Promise<ResultItem> {
    const transaction = findTransaction(operation);
    if (!("arn" in transaction)) return refused(transaction[process.language]);
    const values = readFields(process, fields);
    if (typeof values === "string") return refused(values);
    const added = await store.add(newCaseUnlessOpen({ process, transaction, values, now: now() }));
    if (typeof added === "string") return refused(added);
    return { bpItemId: added.id, success: true, errorMessage: "" };
  }

  async function contentOf(documentId: string): Promise<string | undefined> {
    const bytes = await store.readFile(documentId);
    return bytes ? toBase64(bytes) : demoContent(documentId, readDemoFile);
  }

  return {
    /**
     * Creates a case for every valid transaction. The result items have the order of the request; `undefined` for an
     * unknown case type.
     */
    async createBp(request: CreateBpRequest): Promise<CreateAnswer | undefined> {
      const process = processOf(request.bpCode, languageNow());
      if (!process) return undefined;
      const resultItems: ResultItem[] = [];
      for (const operation of request.operationDataList) {
        // Sequentially: the second of two equal ARNs must find the case of the first.
        resultItems.push(await createOne(process, operation, request.fields));
      }
      return { resultItems, success: resultItems.every(({ success }) => success) };
    },

    /**
     * Reads a case; `undefined` when there is no such case. With files, every document has its `content`. A reading
     * without files is the last one of this state, where the case has a later one.
     */
    async getBpItem(id: number, isWithFiles: boolean): Promise<unknown> {
      const found = await store.read(id);
      if (found?.later && !isWithFiles) await store.replace({ id, bpItem: found.later });
      return found && bpItemToSend(found.bpItem, isWithFiles ? contentOf : undefined);
    },
  };
}

// Spec: not shown; whether a refused item has an id. Here it has none.
const refused = (errorMessage: string): ResultItem => ({ success: false, errorMessage });

/** Finds the transaction of an operation; a sentence when there is none, which never quotes a card number. */
function findTransaction({
  acquirerReferenceData,
  CardNumber,
}: Operation): Transaction | LocalizedText {
  const arn = acquirerReferenceData?.trim() ?? "";
  const transaction = transactionOf(arn);
  // A text that is no ARN may be a card number, so it is not quoted.
  const isArn = /^\d{23}$/.test(arn);
  const named = isArn ? ` with the ARN ${arn}` : " with this ARN";
  const namedInRussian = isArn ? ` с ARN ${arn}` : " с этим ARN";
  if (!transaction) {
    return {
      en: `There is no transaction${named}.`,
      ru: `Операции${namedInRussian} нет.`,
    };
  }
  const digits = CardNumber?.replaceAll(/[\s-]/g, "") ?? "";
  if (digits === "") return transaction;
  const isItsCard =
    /^\d{12,19}$/.test(digits) &&
    digits.startsWith(transaction.cardPrefix) &&
    digits.endsWith(transaction.cardSuffix);
  if (isItsCard) return transaction;
  return {
    en: `The transaction${named} was not made with this card.`,
    ru: `Операция${namedInRussian} совершена не этой картой.`,
  };
}
