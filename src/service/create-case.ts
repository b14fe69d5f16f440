import { isOpen, withDueActions } from "./auto-action.ts";
import type { Bytes } from "./base64.ts";
import type { BpDocument } from "./bp-item.ts";
import type { FieldValue } from "./field.ts";
import type { ClaimValues } from "./field-check.ts";
import type { HandedFile } from "./file.ts";
import type { Money } from "./money.ts";
import { bpItemOf, documentOf } from "./new-case.ts";
import type { ProcessDefinition } from "./process.ts";
import { entered, fieldsOf, freshStages, withNextMarked } from "./stage.ts";
import type { Decide, NewCase } from "./store.ts";
import type { Transaction } from "./transaction.ts";
import type { WallTime } from "./wall-clock.ts";

/** Who creates. Spec: not shown; the user behind a token, so every token is this operator. */
const operator = { userId: 7001, userName: "demo.operator" };

/** An accepted claim: what a case is made of. */
export interface Claim {
  readonly process: ProcessDefinition;
  readonly transaction: Transaction;
  readonly values: ClaimValues;
  readonly now: WallTime;
}

/** Decides on a claim: a new case, unless an open one of the same case code has its ARN. */
export function decideOn(claim: Claim): Decide {
  return (id, sameArn) => {
    const open = sameArn.find(
      ({ bpItem }) =>
        bpItem.bpCode === claim.process.bpCode && isOpen(withDueActions(bpItem, claim.now)),
    );
    if (!open) return newCase(id, claim);
    const { bpCode, arn } = { bpCode: claim.process.bpCode, arn: claim.transaction.arn };
    return `Case ${open.id} (${bpCode}) about ARN ${arn} is still open; a second one was not created.`;
  };
}

const isFiles = (value: string | Money | readonly HandedFile[]): value is readonly HandedFile[] =>
  Array.isArray(value);

function newCase(id: number, { process, transaction, values, now }: Claim): NewCase {
  const files = new Map<string, Bytes>();
  const keep = ({ name, bytes }: HandedFile): BpDocument => {
    const document = documentOf(id, files.size + 1, name, { creator: operator.userName, at: now });
    files.set(document.id, bytes);
    return document;
  };
  const kept = new Map<string, FieldValue>();
  for (const [code, value] of values) kept.set(code, isFiles(value) ? value.map(keep) : value);

  const [first] = process.stages;
  const stages = freshStages(process, id, now, transaction).map((stage) =>
    stage.code === first.code
      ? {
          ...entered(stage, first, now),
          ...operator,
          fields: fieldsOf(first, transaction, Object.fromEntries(kept)),
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
    ...disputedAmount(values, transaction),
  });
  return { record: { id, arns: [transaction.arn], bpItem }, files };
}

/** A BpItem's amount has no currency of its own, so another currency's amount would mislead. */
function disputedAmount(values: ClaimValues, { amount }: Transaction) {
  const disputed = values.get("f_DisputeAmount");
  if (typeof disputed !== "object" || isFiles(disputed)) return {};
  return disputed.currency === amount.currency ? { amount: disputed.amount } : {};
}
