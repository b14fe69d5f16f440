import * as z from "#lib/zod.ts";
import { bpCodes } from "#wire/enumerations.ts";
import type { BpItem } from "../answer-types.ts";
import { bpItemOf } from "../bp-item.ts";
import { moneyOf } from "../money.ts";
import { inLanguage, processOf, type ServiceLanguage } from "../processes.ts";
import type { FieldValue } from "../stages.ts";
import type { CaseRecord } from "../store.ts";
import { addDays, addHours, calendarDate, type WallTime } from "../wall-clock.ts";
import list from "./cases.json" with { type: "json" };
import { demoDocument } from "./demo-files.ts";
import { transactionOf } from "./transactions.ts";

/**
 * A time relative to the first start of the demo: `-21d 23:59` is a time of day some days before, `+52.5h` some hours
 * after; `-4d 10:10:37` and `+52.5h :19` have seconds, as a real service sends them.
 */
const Moment = z.string();

/** Anything, so that a case can break the specification. */
const AnyRecord = z.record(z.string(), z.unknown());

/** What {@link demoDocument} makes a document of: file, name, creator, time. */
const File = z.tuple([z.string(), z.string(), z.string(), Moment]);

const ReachedStage = z.object({
  from: Moment,
  to: z.optional(Moment),
  user: z.optional(z.string()),
  /** By field code: an amount such as `12.50 USD`, a day such as `-24d`, files, or any other text. */
  values: z._default(z.record(z.string(), z.union([z.string(), z.array(File)])), {}),
  fields: z._default(
    z.array(z.looseObject({ baseTypeCode: z.string(), code: z.string(), name: z.string() })),
    [],
  ),
  stage: z.optional(AnyRecord),
});

const ReachedStages = z.record(z.string(), ReachedStage);

/** A case of the demo: the properties that do not follow from its process and transactions. */
const DemoCase = z.object({
  id: z.int(),
  bpCode: z.enum(bpCodes),
  arns: z.array(z.string()),
  created: Moment,
  userName: z.string(),
  side: z.enum(["Issuer", "Acquirer"]),
  bpItem: z.optional(AnyRecord),
  reached: ReachedStages,
  /** The stages that differ after the first reading, as if other people had continued the case. */
  later: z.optional(ReachedStages),
});
type DemoCase = z.output<typeof DemoCase>;

/**
 * The cases of the demo, with times relative to a start. Those with the least time left come first, as the worklist
 * sorts them: its rows need not move.
 */
export function firstCases(start: WallTime, language: ServiceLanguage): readonly CaseRecord[] {
  const cases = z.parse(
    z.array(DemoCase),
    inLanguage(list, language, (text) => timeOf(text, start) ?? text),
  );
  return cases.map((demo) => {
    const { reached, later } = demo;
    const bpItem = bpItemIn(demo, reached, language);
    return later
      ? { bpItem, later: bpItemIn(demo, { ...reached, ...later }, language) }
      : { bpItem };
  });
}

export const demoCaseIds: readonly number[] = list.map(({ id }) => id);

/** The wall time of a {@link Moment}; `undefined` for any other text. */
function timeOf(moment: string, start: WallTime): string | undefined {
  const [, days, timeOfDay, seconds = ":00"] =
    /^-(\d+)d(?: (\d\d:\d\d)(:\d\d)?)?$/.exec(moment) ?? [];
  if (days !== undefined) {
    const before = addDays(start, -Number(days));
    return timeOfDay ? `${before.slice(0, 10)}T${timeOfDay}${seconds}` : calendarDate(before);
  }
  const [, hours, second = ":00"] = /^([+-]\d+(?:\.\d+)?)h(?: (:\d\d))?$/.exec(moment) ?? [];
  return hours && `${addHours(start, Number(hours)).slice(0, 16)}${second}`;
}

function bpItemIn(demo: DemoCase, reached: DemoCase["reached"], language: ServiceLanguage): BpItem {
  const process = processOf(demo.bpCode, language);
  const [first, ...others] = demo.arns.flatMap((arn) => transactionOf(arn) ?? []);
  if (!process || !first) throw new RangeError(`Case ${demo.id} has no process or transaction.`);
  const types = new Map(
    process.stages.flatMap(({ fields }) => fields).map(({ code, type }) => [code, type]),
  );
  const valueOf = (code: string, value: string | z.output<typeof File>[]): FieldValue => {
    if (typeof value !== "string") return value.map((file) => demoDocument(demo.id, file));
    return types.get(code) === "Money" ? moneyOf(value) : value;
  };
  const stages = Object.entries(reached).map(([code, { values, fields, ...stage }]) => {
    const read = Object.entries(values).map(([key, value]) => [key, valueOf(key, value)] as const);
    return [code, { ...stage, values: Object.fromEntries(read), others: fields }] as const;
  });
  const transactions = [first, ...others] as const;
  return {
    ...bpItemOf({ ...demo, process, transactions, reached: Object.fromEntries(stages) }),
    ...demo.bpItem,
  };
}
