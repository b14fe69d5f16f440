import type { BpItem } from "../answer-types.ts";
import { bpItemOf } from "../bp-item.ts";
import type { FieldValue } from "../field.ts";
import type { ServiceLanguage } from "../language.ts";
import { moneyOf } from "../money.ts";
import { type FieldDefinition, processOf } from "../processes.ts";
import { enterStage, fieldsOf, initialStages, leaveStage, withNextMarked } from "../stages.ts";
import type { CaseRecord } from "../store/store.ts";
import type { WallTime } from "../wall-clock.ts";
import { type DemoCase, demoCasesFrom, type ReachedStage } from "./demo-cases.ts";
import { demoDocument } from "./demo-files.ts";
import { transactionOf } from "./transactions.ts";
import users from "./users.json" with { type: "json" };

export const firstCases = (start: WallTime, language: ServiceLanguage): readonly CaseRecord[] =>
  demoCasesFrom(start, language).map((demo) => recordOf(demo, language));

const userIds: Readonly<Record<string, number>> = users;

function recordOf(demo: DemoCase, language: ServiceLanguage): CaseRecord {
  const { id, reached, later } = demo;
  return {
    id,
    bpItem: bpItemIn(demo, reached, language),
    ...(later && { later: bpItemIn(demo, { ...reached, ...later }, language) }),
  };
}

function bpItemIn(demo: DemoCase, reached: DemoCase["reached"], language: ServiceLanguage): BpItem {
  const process = processOf(demo.bpCode, language);
  const [first, ...others] = demo.arns.flatMap((arn) => transactionOf(arn) ?? []);
  if (!process || !first) throw new RangeError(`Case ${demo.id} has no process or transaction.`);
  const stages = initialStages(process, demo.id, demo.created, first).map((initial, index) => {
    const definition = process.stages[index];
    const past = reached[initial.code];
    if (!definition || !past) return initial;
    const active = {
      ...enterStage(initial, definition, past.from),
      fields: [
        ...fieldsOf(definition, first, valuesIn(past, definition.fields, demo.id)),
        ...past.fields,
      ],
      ...(past.user !== undefined && {
        userName: past.user,
        userId: userIds[past.user] ?? 7100,
      }),
    };
    return { ...(past.to === undefined ? active : leaveStage(active, past.to)), ...past.stage };
  });
  const transactions = [first, ...others] as const;
  return {
    ...bpItemOf({ ...demo, process, transactions, stages: withNextMarked(stages) }),
    ...demo.bpItem,
  };
}

const valuesIn = (
  { values = {} }: ReachedStage,
  fields: readonly FieldDefinition[],
  caseId: number,
): Record<string, FieldValue> =>
  Object.fromEntries(
    fields.flatMap(({ code, type }): (readonly [string, FieldValue])[] => {
      const value = values[code];
      if (value === undefined) return [];
      if (typeof value !== "string") {
        return [[code, value.map((file) => demoDocument(caseId, file))]];
      }
      return [[code, type === "Money" ? moneyOf(value) : value]];
    }),
  );
