import type { CreateBpRequest } from "#wire/create-bp.ts";
import { ExactNumber } from "#wire/json.ts";
import type { BpDocument, BpField, BpItem, CreateAnswer } from "./answer-types.ts";
import { bpItemOf } from "./bp-item.ts";
import { findTransaction, readCreateRequest, readFields, refusals } from "./create-request.ts";
import { demoContent, type ReadDemoFile } from "./demo/demo-files.ts";
import { firstCases } from "./demo/first-cases.ts";
import type { Transaction } from "./demo/transactions.ts";
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
import { type ProcessDefinition, processOf, type ServiceLanguage } from "./processes.ts";
import { operatorName } from "./stages.ts";
import type { CaseRecord, Store } from "./store.ts";
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
  const first = () => firstCases(now(), language());
  await store.change((cases) => (cases.length > 0 ? cases : first()));

  async function createOne(
    process: ProcessDefinition,
    operation: Operation,
    fields: CreateBpRequest["fields"],
  ): Promise<ResultItem> {
    const created = now();
    const transaction = findTransaction(operation, process.language);
    if (typeof transaction === "string") return refused(transaction);
    const stage = readFields(process, fields, created);
    if (typeof stage === "string") return refused(stage);
    let item = refused("");
    await store.change((cases) => {
      const open = cases.find(({ bpItem }) => isOpenCase(bpItem, process, transaction));
      if (open) {
        item = refused(refusals[process.language].stillOpen(open.bpItem.id));
        return cases;
      }
      const id = (cases.at(-1)?.bpItem.id ?? 0) + 1;
      item = { bpItemId: id, success: true, errorMessage: "" };
      const bpItem = bpItemOf({
        id,
        process,
        transactions: [transaction],
        created,
        userName: operatorName,
        side: "Issuer",
        reached: { [process.stages[0].code]: stage },
      });
      return [...cases, { bpItem }];
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
    const found = (await store.read()).find(({ bpItem }) => String(bpItem.id) === text);
    if (!found) return refusal(refusals[language()].noCase(text));
    const { bpItem, later } = found;
    if (later && !isWithFiles) {
      const next = (one: CaseRecord) => (one.bpItem.id === bpItem.id ? { bpItem: later } : one);
      await store.change((cases) => cases.map(next));
    }
    const sent = await withDocuments(bpItem, async ({ content: stored, ...document }) => {
      if (!isWithFiles) return document;
      const content = stored ?? (await demoContent(document.id, readDemoFile));
      return { ...document, content };
    });
    return jsonResponse({ bpItem: withNumbers(sent), success: true, errorMessage: "" });
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

const fetchFile: ReadDemoFile = async (url) =>
  new Uint8Array(await (await fetch(url)).arrayBuffer());

// Spec: not shown; whether a refused item has an id. Here it has none.
const refused = (errorMessage: string): ResultItem => ({ success: false, errorMessage });

/** Whether a case of this type about this transaction has not reached a final stage. */
const isOpenCase = (
  { bpCode, startTrxProperty, stages }: BpItem,
  process: ProcessDefinition,
  { arn }: Transaction,
): boolean =>
  bpCode === process.bpCode &&
  startTrxProperty.some((one) => one.arn === arn) &&
  !stages.some(
    ({ isFinal, isActive, stageCloseDate, startDate }) =>
      isFinal && (isActive || stageCloseDate >= startDate),
  );

/** Amounts are sent as JSON numbers, digit for digit. */
const withNumbers = (bpItem: BpItem) => ({
  ...bpItem,
  amount: new ExactNumber(bpItem.amount),
  startTrxProperty: bpItem.startTrxProperty.map((transaction) => ({
    ...transaction,
    amount: new ExactNumber(transaction.amount),
  })),
});

async function withDocuments(
  bpItem: BpItem,
  make: (document: BpDocument) => Promise<BpDocument>,
): Promise<BpItem> {
  const fieldWith = async (field: BpField): Promise<BpField> =>
    field.documentsInfo?.length
      ? { ...field, documentsInfo: await Promise.all(field.documentsInfo.map(make)) }
      : field;
  const stages = bpItem.stages.map(async (stage) => ({
    ...stage,
    fields: await Promise.all(stage.fields.map(fieldWith)),
  }));
  return { ...bpItem, stages: await Promise.all(stages) };
}
