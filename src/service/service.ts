import type { CreateBpRequest } from "#wire/create-bp.ts";
import { ExactNumber } from "#wire/json.ts";
import type { BpDocument, BpField, BpItem, CreateAnswer } from "./answer-types.ts";
import { type Bytes, toBase64 } from "./base64.ts";
import { readCreateRequest, readFields } from "./create-request.ts";
import { demoContent, type ReadDemoFile } from "./demo/demo-files.ts";
import { firstCases } from "./demo/first-cases.ts";
import { type Transaction, transactionOf } from "./demo/transactions.ts";
import { withFaults } from "./faults.ts";
import {
  caseIdIn,
  type Handle,
  hasToken,
  isCreate,
  jsonResponse,
  refusal,
  wantsFiles,
} from "./http.ts";
import { findOpenCase, newCase } from "./new-case.ts";
import {
  type LocalizedText,
  type ProcessDefinition,
  processOf,
  type ServiceLanguage,
} from "./processes.ts";
import { noCases, type Store } from "./store/store.ts";
import { type Clock, machineClock } from "./wall-clock.ts";

type ResultItem = CreateAnswer["resultItems"][number];

type Operation = CreateBpRequest["operationDataList"][number];

export interface Service {
  readonly handle: Handle;
  readonly reset: () => Promise<void>;
}

export interface ServiceOptions {
  /** The service's wall clock; this computer's by default. */
  readonly now?: Clock | undefined;
  /** Reads a file of the demo; `fetch` by default. */
  readonly readDemoFile?: ReadDemoFile;
  /** Returns the language of new cases and refusals, for each of them; English by default. */
  readonly language?: () => ServiceLanguage;
}

/** Makes BpEngineApi over HTTP, below any base address, with the cases of the demo. The store assigns case ids. */
export async function createService(store: Store, options: ServiceOptions = {}): Promise<Service> {
  const { now = machineClock, readDemoFile = fetchFile, language = () => "en" } = options;
  const first = () => ({ ...noCases, cases: firstCases(now(), language()) });
  await store.change((state) => (state.cases.length > 0 ? state : first()));

  async function createOne(
    process: ProcessDefinition,
    operation: Operation,
    fields: CreateBpRequest["fields"],
  ): Promise<ResultItem> {
    const transaction = findTransaction(operation);
    if (!("arn" in transaction)) return refused(transaction[process.language]);
    const values = readFields(process, fields);
    if (typeof values === "string") return refused(values);
    let item = refused("");
    await store.change(({ cases, files }) => {
      const open = findOpenCase(cases, process, transaction);
      if (open) {
        item = refused(stillOpen(open.id)[process.language]);
        return { cases, files };
      }
      const bpItemId = (cases.at(-1)?.id ?? 0) + 1;
      const made = newCase(bpItemId, { process, transaction, values, now: now() });
      item = { bpItemId, success: true, errorMessage: "" };
      return { cases: [...cases, made.record], files: new Map([...files, ...made.files]) };
    });
    return item;
  }

  async function createBp(request: Request): Promise<Response> {
    const read = await readCreateRequest(request);
    const process = read && processOf(read.bpCode, language());
    if (!process) return refusal("The body is not a request for CreateBp.", 400);
    const resultItems: ResultItem[] = [];
    for (const operation of read.operationDataList) {
      // Sequentially: the second of two equal ARNs must find the case of the first.
      resultItems.push(await createOne(process, operation, read.fields));
    }
    return jsonResponse({ resultItems, success: resultItems.every(({ success }) => success) });
  }

  /** A reading without files is the last one of this state, where the case has a later one. */
  async function getBpItem(text: string, isWithFiles: boolean): Promise<Response> {
    const { cases, files } = await store.read();
    const found = cases.find(({ id }) => String(id) === text);
    if (!found) return refusal(noCase(text)[language()]);
    const { id, later } = found;
    if (later && !isWithFiles) {
      await store.change((state) => ({
        ...state,
        cases: state.cases.map((one) => (one.id === id ? { id, bpItem: later } : one)),
      }));
    }
    async function contentOf(document: BpDocument): Promise<string | undefined> {
      const blob = files.get(document.id);
      if (!blob) return demoContent(document.id, readDemoFile);
      return toBase64(new Uint8Array(await blob.arrayBuffer()));
    }
    const bpItem = isWithFiles ? await withContent(found.bpItem, contentOf) : found.bpItem;
    return jsonResponse({ bpItem: withNumbers(bpItem), success: true, errorMessage: "" });
  }

  // Spec: not shown; the statuses other than 200, so they are those of HTTP.
  const handle: Handle = async (request) => {
    const id = caseIdIn(request);
    if (id === undefined && !isCreate(request)) return refusal("There is no such operation.", 404);
    if (request.method !== "POST") return refusal("Both operations use POST.", 405);
    // Spec: not shown; the body of an answer to a call without a token.
    if (!hasToken(request)) return jsonResponse({}, 401);
    return id === undefined ? createBp(request) : getBpItem(id, wantsFiles(request));
  };
  return { handle: withFaults(handle), reset: () => store.change(first) };
}

const fetchFile = async (url: URL): Promise<Bytes> =>
  new Uint8Array(await (await fetch(url)).arrayBuffer());

// Spec: not shown; whether a refused item has an id. Here it has none.
const refused = (errorMessage: string): ResultItem => ({ success: false, errorMessage });

/** Finds the transaction of an operation; a sentence when there is none, which quotes nothing: it may be a card. */
function findTransaction({
  acquirerReferenceData = "",
  CardNumber = "",
}: Operation): Transaction | LocalizedText {
  const transaction = transactionOf(acquirerReferenceData.trim());
  if (!transaction) {
    return { en: "There is no transaction with this ARN.", ru: "Операции с этим ARN нет." };
  }
  const { cardPrefix, cardSuffix } = transaction;
  const card = new RegExp(`^${cardPrefix}\\d{4,11}${cardSuffix}$`);
  const digits = CardNumber.replaceAll(/[\s-]/g, "");
  if (digits === "" || card.test(digits)) return transaction;
  return {
    en: "The transaction with this ARN was not made with this card.",
    ru: "Операция с этим ARN совершена не этой картой.",
  };
}

const stillOpen = (id: number): LocalizedText => ({
  en: `Case ${id} about this ARN is still open; a second one was not created.`,
  ru: `Кейс ${id} по этому ARN ещё открыт; второй не создан.`,
});

const noCase = (id: string): LocalizedText => ({
  en: `Case ${id} was not found.`,
  ru: `Кейс ${id} не найден.`,
});

/** Amounts are sent as JSON numbers, digit for digit. */
const withNumbers = (bpItem: BpItem) => ({
  ...bpItem,
  amount: new ExactNumber(bpItem.amount),
  startTrxProperty: bpItem.startTrxProperty.map((transaction) => ({
    ...transaction,
    amount: new ExactNumber(transaction.amount),
  })),
});

async function withContent(
  bpItem: BpItem,
  contentOf: (document: BpDocument) => Promise<string | undefined>,
): Promise<BpItem> {
  const filled = async (document: BpDocument): Promise<BpDocument> => {
    const content = await contentOf(document);
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
