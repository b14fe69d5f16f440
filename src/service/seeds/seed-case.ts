import type { BpCode } from "#wire/enumerations.ts";
import type { BpItem, BpItemStage } from "../bp-item.ts";
import { bpItemOf, type Side } from "../new-case.ts";
import { processes } from "../processes.ts";
import {
  entered,
  fieldsOf,
  freshStages,
  left,
  type StageValues,
  withNextMarked,
} from "../stage.ts";
import type { CaseRecord } from "../store.ts";
import type { Transaction } from "../transaction.ts";
import type { WallTime } from "../wall-clock.ts";

/** A stage that the case has reached: when, until when, and what was entered. */
export interface SeedStage {
  readonly from: WallTime;
  /** When it was left; the stage without is the active one. */
  readonly to?: WallTime;
  readonly user?: string;
  readonly values?: StageValues;
  /** What else differs from a stage that was just entered. */
  readonly but?: Partial<BpItemStage>;
}

/** The story of a seeded case. */
export interface Seed {
  readonly id: number;
  readonly bpCode: BpCode;
  readonly transactions: readonly [Transaction, ...Transaction[]];
  readonly created: WallTime;
  readonly userName: string;
  readonly side: Side;
  /** By stage code. */
  readonly reached: Readonly<Record<string, SeedStage>>;
  /** What else differs from a case that was just created. */
  readonly but?: Partial<BpItem>;
  readonly misprints?: CaseRecord["misprints"];
}

/** The people of the demo's banks. Invented. */
const userIds: Readonly<Record<string, number>> = {
  petrova: 7102,
  smirnov: 7103,
  "a.lindqvist": 7104,
  "k.tanaka": 7105,
  "n.haddad": 7106,
  "b.marlow": 7107,
};

/** Makes the case that a story tells. */
export function seedCase({ but, misprints, reached, ...seed }: Seed): CaseRecord {
  const { id, created, transactions } = seed;
  const process = processes[seed.bpCode];
  const stages = freshStages(process, id, created, transactions[0]).map((fresh, at) => {
    const definition = process.stages[at];
    const past = reached[fresh.code];
    if (!definition || !past) return fresh;
    const active: BpItemStage = {
      ...entered(fresh, definition, past.from),
      fields: fieldsOf(definition, transactions[0], past.values),
      ...(past.user !== undefined && {
        userName: past.user,
        userId: userIds[past.user] ?? 7100,
      }),
    };
    return { ...(past.to === undefined ? active : left(active, past.to)), ...past.but };
  });
  const bpItem = { ...bpItemOf({ ...seed, process, stages: withNextMarked(stages) }), ...but };
  const arns = transactions.map(({ arn }) => arn);
  return { id, arns, bpItem, ...(misprints && { misprints }) };
}
