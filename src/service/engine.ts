import type { CreateBpRequest } from "#wire/create-bp.ts";
import { bpItemToSend } from "./answer.ts";
import type { CreateAnswer } from "./answer-types.ts";
import { toBase64 } from "./base64.ts";
import { checkFields } from "./check-fields.ts";
import { demoContent, type ReadDemoFile } from "./demo/demo-files.ts";
import { type Transaction, transactionOf } from "./demo/transactions.ts";
import type { LocalizedText, ServiceLanguage } from "./language.ts";
import { newCaseUnlessOpen } from "./new-case.ts";
import { caseTypes, processOf } from "./processes.ts";
import { withDueActions } from "./stages.ts";
import type { CaseRecord, Store } from "./store/store.ts";
import { type Clock, calendarDate } from "./wall-clock.ts";

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
  async function createOne(request: CreateBpRequest, operation: Operation): Promise<ResultItem> {
    const time = now();
    const language = languageNow();
    const process = processOf(request.bpCode, language);
    if (!process) return refused(texts.caseType[language]);
    const transaction = findTransaction(operation);
    if (!("arn" in transaction)) return refused(transaction[language]);
    const { values, problems } = checkFields(process, request.fields, calendarDate(time));
    if (problems.length > 0) return refused(problems.join(" "));
    const added = await store.add(newCaseUnlessOpen({ process, transaction, values, now: time }));
    if (typeof added === "string") return refused(added);
    return { bpItemId: added.id, success: true, errorMessage: "" };
  }

  async function contentOf(documentId: string): Promise<string | undefined> {
    const bytes = await store.readFile(documentId);
    return bytes ? toBase64(bytes) : demoContent(documentId, readDemoFile);
  }

  return {
    /** Creates a case for every valid transaction. The result items have the order of the request. */
    async createBp(request: CreateBpRequest): Promise<CreateAnswer> {
      if (request.operationDataList.length === 0) {
        const item = refused(texts.noTransaction[languageNow()]);
        return { resultItems: [item], success: false };
      }
      const resultItems: ResultItem[] = [];
      for (const operation of request.operationDataList) {
        // Sequentially: the second of two equal ARNs must find the case of the first.
        resultItems.push(await createOne(request, operation));
      }
      return { resultItems, success: resultItems.every(({ success }) => success) };
    },

    /**
     * Reads a case, after the automatic actions that are due; `undefined` when there is no such case.
     * With files, every document has its `content`.
     */
    async getBpItem(id: number, isWithFiles: boolean): Promise<unknown> {
      const time = now();
      const found = await store.change(id, (record) => ({
        ...record,
        bpItem: withDueActions(record.bpItem, time),
      }));
      if (found?.later?.length && !isWithFiles) await store.change(id, withNextReading);
      return found && bpItemToSend(found, isWithFiles ? contentOf : undefined);
    },
  };
}

/** Replaces a case by the next of its later states. */
const withNextReading = ({ later = [], ...record }: CaseRecord): CaseRecord => ({
  ...record,
  bpItem: later[0] ?? record.bpItem,
  later: later.slice(1),
});

const texts = {
  caseType: {
    en: `The case type must be one of ${caseTypes.join(", ")}.`,
    ru: `Тип кейса должен быть одним из: ${caseTypes.join(", ")}.`,
  },
  noTransaction: {
    en: "The request names no transaction.",
    ru: "В запросе нет ни одной операции.",
  },
  noArn: { en: "The transaction has no ARN.", ru: "У операции нет ARN." },
} satisfies Record<string, LocalizedText>;

// Spec: not shown; whether a refused item has an id. Here it has none.
const refused = (errorMessage: string): ResultItem => ({ success: false, errorMessage });

/** Finds the transaction of an operation; a sentence when there is none, which never quotes a card number. */
function findTransaction({
  acquirerReferenceData,
  CardNumber,
}: Operation): Transaction | LocalizedText {
  const arn = acquirerReferenceData?.trim() ?? "";
  if (arn === "") return texts.noArn;
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
