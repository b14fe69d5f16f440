import * as z from "#lib/zod.ts";
import { bpCodes } from "#wire/enumerations.ts";
import { isRecord } from "#wire/json.ts";
import { inLanguage, type ServiceLanguage } from "../language.ts";
import { addDays, addHours, calendarDate, type WallTime } from "../wall-clock.ts";
import list from "./cases.json" with { type: "json" };

/**
 * A time relative to the first start of the demo: `-21d 23:59` is a time of day some days before,
 * `+52.5h` some hours after; `-4d 10:10:37` and `+52.5h :19` have seconds, as a real service sends them.
 * {@link demoCasesFrom} replaces it by a wall time.
 */
const Moment = z.string();

/** Anything, so that a case can break the specification. */
const AnyRecord = z.record(z.string(), z.unknown());

const ReachedStage = z.object({
  from: Moment,
  /** When it was closed; the active stage has none. */
  to: z.optional(Moment),
  user: z.optional(z.string()),
  /** By field code: an amount such as `12.50 USD`, a day such as `-24d`, files, or any other text. */
  values: z.optional(
    z.record(
      z.string(),
      z.union([
        z.string(),
        z.array(
          z.object({
            file: z.string(),
            name: z.string(),
            creator: z.string(),
            at: Moment,
          }),
        ),
      ]),
    ),
  ),
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
export type DemoCase = z.output<typeof DemoCase>;
export type ReachedStage = z.output<typeof ReachedStage>;

/**
 * The cases of the demo, with times relative to a start. Those with the least time left come first, as the worklist
 * sorts them: its rows need not move.
 */
export const demoCasesFrom = (start: WallTime, language: ServiceLanguage): readonly DemoCase[] =>
  z.parse(z.array(DemoCase), withTimes(inLanguage(list, language), start));

/** Replaces every {@link Moment} in a JSON value by its wall time. */
function withTimes(value: unknown, start: WallTime): unknown {
  if (typeof value === "string") return timeOf(value, start) ?? value;
  if (Array.isArray(value)) return value.map((item: unknown) => withTimes(item, start));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withTimes(item, start)]),
  );
}

function timeOf(moment: string, start: WallTime): string | undefined {
  const [, days, timeOfDay, seconds = ":00"] =
    /^-(\d+)d(?: (\d\d:\d\d)(:\d\d)?)?$/.exec(moment) ?? [];
  if (days !== undefined) {
    const before = addDays(start, -Number(days));
    return timeOfDay ? `${before.slice(0, 10)}T${timeOfDay}${seconds}` : calendarDate(before);
  }
  const [, hours, second = ":00"] = /^([+-]\d+(?:\.\d+)?)h(?: (:\d\d))?$/.exec(moment) ?? [];
  return hours === undefined
    ? undefined
    : `${addHours(start, Number(hours)).slice(0, 16)}${second}`;
}

export const demoCaseIds: readonly number[] = list.map(({ id }) => id);
