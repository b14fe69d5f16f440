import type { BpCode } from "#wire/enumerations.ts";
import type { BpItem, BpItemStage } from "../bp-item.ts";
import { processes } from "../definitions/processes.ts";
import { bpItemOf, type Side } from "../new-case.ts";
import {
  entered,
  fieldsOf,
  freshStages,
  left,
  type StageValues,
  withNextMarked,
} from "../stages.ts";
import type { CaseRecord } from "../store/store.ts";
import { addDays, addHours, type WallTime } from "../wall-clock.ts";
import type { Transaction } from "./transactions.ts";

/** Moments around the first start of the demo, so that its deadlines are right on that day. */
export interface Moments {
  /** A time of day some days before the start. */
  readonly ago: (days: number, timeOfDay: string) => WallTime;
  /** Some hours after the start, on the minute; fewer than zero are before. */
  readonly inHours: (hours: number) => WallTime;
}

/** The moments around a start. */
export const momentsAround = (start: WallTime): Moments => ({
  ago: (days, timeOfDay) => `${addDays(start, -days).slice(0, 10)}T${timeOfDay}:00`,
  inHours: (hours) => `${addHours(start, hours).slice(0, 16)}:00`,
});

/** A stage that the case has reached: when, until when, and what was entered. */
export interface ReachedStage {
  readonly from: WallTime;
  /** When it was left; the stage without is the active one. */
  readonly to?: WallTime;
  readonly user?: string;
  readonly values?: StageValues;
  /** What else differs from a stage that was just entered. */
  readonly but?: Partial<BpItemStage>;
}

/** What is particular to one case of the demo. */
export interface DemoCaseFacts {
  readonly id: number;
  readonly bpCode: BpCode;
  readonly transactions: readonly [Transaction, ...Transaction[]];
  readonly created: WallTime;
  readonly userName: string;
  readonly side: Side;
  /** By stage code. */
  readonly reached: Readonly<Record<string, ReachedStage>>;
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

/** Makes a case of the demo. */
export function demoCase({ but, misprints, reached, ...facts }: DemoCaseFacts): CaseRecord {
  const { id, created, transactions } = facts;
  const process = processes[facts.bpCode];
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
  const bpItem = { ...bpItemOf({ ...facts, process, stages: withNextMarked(stages) }), ...but };
  const arns = transactions.map(({ arn }) => arn);
  return { id, arns, bpItem, ...(misprints && { misprints }) };
}
