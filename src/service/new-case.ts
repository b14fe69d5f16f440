import type { BpDocument } from "./answer-types.ts";
import { bpItemOf } from "./bp-item.ts";
import type { ReceivedFile, ReceivedValue, ReceivedValues } from "./create-request.ts";
import type { Transaction } from "./demo/transactions.ts";
import type { ProcessDefinition } from "./processes.ts";
import {
  enterStage,
  type FieldValue,
  fieldOf,
  fieldsOf,
  initialStages,
  isCaseOpen,
  planned,
} from "./stages.ts";
import type { CaseRecord } from "./store/store.ts";
import type { WallTime } from "./wall-clock.ts";

/** The operator who creates cases. Spec: not shown; the user of a token, so every token is this operator's. */
export const operator = { userId: 7102, userName: "petrova" };

interface AcceptedRequest {
  readonly process: ProcessDefinition;
  readonly transaction: Transaction;
  readonly values: ReceivedValues;
  readonly now: WallTime;
}

/** The case of the same type about the same ARN that has not ended. */
export const findOpenCase = (
  cases: readonly CaseRecord[],
  { bpCode }: ProcessDefinition,
  { arn }: Transaction,
): CaseRecord | undefined =>
  cases.find(
    ({ bpItem }) =>
      bpItem.bpCode === bpCode &&
      bpItem.startTrxProperty.some((one) => one.arn === arn) &&
      isCaseOpen(bpItem),
  );

const isFiles = (value: ReceivedValue): value is readonly ReceivedFile[] => Array.isArray(value);

/** Makes a new case, and its files by document id. */
export function newCase(id: number, request: AcceptedRequest) {
  const { process, transaction, values, now } = request;
  const files = new Map<string, Blob>();
  const saveFile = ({ name, bytes }: ReceivedFile): BpDocument => {
    const documentId = `${id}-${files.size + 1}`;
    files.set(documentId, new Blob([bytes]));
    return { id: documentId, creationDate: now, creator: operator.userName, name };
  };
  const saved = [...values].map(([code, value]): [string, FieldValue] => [
    code,
    isFiles(value) ? value.map(saveFile) : value,
  ]);
  const [definition] = process.stages;
  const known = new Set(definition.fields.map(({ code }) => code));
  const others = saved.filter(([code]) => !known.has(code));
  const fields = [
    ...fieldsOf(definition.fields, transaction, Object.fromEntries(saved)),
    // Those that the process does not have, as text under their code.
    ...others.map(([code, value]) => fieldOf({ type: "String", code, label: code }, value)),
  ];
  const stages = initialStages(process, id, now, transaction).map((stage, index) =>
    index === 0 ? { ...enterStage(stage, definition, now), ...operator, fields } : stage,
  );
  const bpItem = bpItemOf({
    id,
    process,
    transactions: [transaction],
    stages: planned(stages, process),
    created: now,
    userName: operator.userName,
    side: "Issuer",
  });
  return { record: { id, bpItem }, files };
}
