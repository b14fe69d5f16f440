import type { BpDocument, BpField } from "./answer-types.ts";
import type { Bytes } from "./base64.ts";
import { bpItemOf } from "./bp-item.ts";
import type { Transaction } from "./demo/transactions.ts";
import { type FieldValue, fieldOf } from "./field.ts";
import type { LocalizedText } from "./language.ts";
import type { ProcessDefinition } from "./processes.ts";
import type { ReceivedFile, ReceivedValue, ReceivedValues } from "./read-fields.ts";
import { enterStage, fieldsOf, initialStages, isCaseOpen, withNextMarked } from "./stages.ts";
import type { MakeCase, NewCase } from "./store/store.ts";
import type { WallTime } from "./wall-clock.ts";

/** The operator who creates cases. Spec: not shown; the user of a token, so every token is this operator's. */
export const operator = { userId: 7102, userName: "petrova" };

export interface AcceptedRequest {
  readonly process: ProcessDefinition;
  readonly transaction: Transaction;
  readonly values: ReceivedValues;
  readonly now: WallTime;
}

/** Makes a new case, unless there is an open one with the same case type and ARN. */
export function newCaseUnlessOpen(request: AcceptedRequest): MakeCase {
  const { process, transaction } = request;
  return (existingCases) => {
    const open = existingCases.find(
      ({ bpItem }) =>
        bpItem.bpCode === process.bpCode &&
        bpItem.startTrxProperty.some(({ arn }) => arn === transaction.arn) &&
        isCaseOpen(bpItem),
    );
    const lastId = existingCases.at(-1)?.id ?? 0;
    return open
      ? openCaseText(open.id, process.bpCode, transaction.arn)[process.language]
      : newCase(lastId + 1, request);
  };
}

const openCaseText = (id: number, bpCode: string, arn: string): LocalizedText => ({
  en: `Case ${id} (${bpCode}) about ARN ${arn} is still open; a second one was not created.`,
  ru: `Кейс ${id} (${bpCode}) по ARN ${arn} ещё открыт; второй не создан.`,
});

const isFiles = (value: ReceivedValue): value is readonly ReceivedFile[] => Array.isArray(value);

function newCase(id: number, request: AcceptedRequest): NewCase {
  const { process, transaction, values, now } = request;
  const files = new Map<string, Bytes>();
  const saveFile = ({ name, bytes }: ReceivedFile): BpDocument => {
    const documentId = `${id}-${files.size + 1}`;
    files.set(documentId, bytes);
    return { id: documentId, creationDate: now, creator: operator.userName, name };
  };
  const fieldValues = new Map<string, FieldValue>();
  for (const [code, value] of values)
    fieldValues.set(code, isFiles(value) ? value.map(saveFile) : value);

  const [first] = process.stages;
  const stages = initialStages(process, id, now, transaction).map((stage) =>
    stage.code === first.code
      ? {
          ...enterStage(stage, first, now),
          ...operator,
          fields: [
            ...fieldsOf(first, transaction, Object.fromEntries(fieldValues)),
            ...fieldsWithoutDefinition(process, values),
          ],
        }
      : stage,
  );
  const bpItem = bpItemOf({
    id,
    process,
    transactions: [transaction],
    stages: withNextMarked(stages),
    created: now,
    userName: operator.userName,
    side: "Issuer",
  });
  return { record: { id, bpItem }, files };
}

/** The fields of a request that the process does not have, as text under their code. */
const fieldsWithoutDefinition = (process: ProcessDefinition, values: ReceivedValues): BpField[] =>
  [...values]
    .filter(([code]) => !process.stages[0].fields.some((field) => field.code === code))
    .map(([code, value]) =>
      fieldOf({ type: "String", code, label: code }, typeof value === "string" ? value : ""),
    );
