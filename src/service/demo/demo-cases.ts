import * as z from "zod/mini";
import { bpCodes, controlActionStatuses } from "#wire/enumerations.ts";
import { isRecord } from "#wire/json.ts";
import { StageDefinition } from "../processes.ts";
import { addDays, addHours, calendarDate, type WallTime } from "../wall-clock.ts";
import list from "./cases.json" with { type: "json" };

/**
 * A moment around the first start of the demo, so that its deadlines are right on that day:
 * `-21d 23:59` a time of day some days before, `+52.5h` some hours after, both on the minute;
 * `-4d 10:10:37` and `+52.5h :19` with seconds, as a real service sends them. Once
 * {@link demoCasesAround} has read it, the service's wall-clock text.
 */
const Moment = z.string();

const Status = z.enum(controlActionStatuses);

/** A stage that the case has reached: when, until when, and what was entered. */
const ReachedStage = z.object({
  from: Moment,
  /** When it was left; the stage without is the active one. */
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
  /** What else differs from a stage that was just entered. */
  stage: z.optional(
    z.partial(
      z.object({
        isAutoAction: z.boolean(),
        autoActionDate: Moment,
        stageCloseDate: Moment,
        controlActionStatus: z.union([Status, z.array(Status)]),
        controlActionActionDate: Moment,
      }),
    ),
  ),
});

/** The stages that a case has reached, by stage code. */
const ReachedStages = z.record(z.string(), ReachedStage);

/** A case of the demo: what is particular to it. The rest follows from its process and transactions. */
const DemoCase = z.object({
  id: z.int(),
  /** What it is there to show, in each language of the interface. */
  about: z.object({ "en-GB": z.string(), "ru-RU": z.string() }),
  bpCode: z.enum(bpCodes),
  arns: z.array(z.string()),
  created: Moment,
  userName: z.string(),
  /** The side the operator of the demo stands on. */
  side: z.enum(["Issuer", "Acquirer"]),
  /** What else differs from a case that was just created. */
  bpItem: z.optional(
    z.partial(
      z.object({
        observerList: z.array(z.string()),
        isCurentUserObserver: z.boolean(),
        isReversalExists: z.boolean(),
        operatorRole: z.boolean(),
        amount: z.string(),
        stageDescription: z.string(),
      }),
    ),
  ),
  reached: ReachedStages,
  /**
   * Wrong values in the answer, by path such as `stages.2.fields.0.maxLength`:
   * how the demo shows a response that breaks the contract.
   */
  misprints: z.optional(z.record(z.string(), z.unknown())),
  /** How other people continue the case: each reading without files finds it one step further. */
  later: z.optional(
    z.array(
      z.object({
        reached: ReachedStages,
        /** A stage that the process does not have, and the stage that it comes before. */
        addedStage: z.extend(StageDefinition, { before: z.string(), from: Moment }),
      }),
    ),
  ),
});
export type DemoCase = z.output<typeof DemoCase>;
export type ReachedStage = z.output<typeof ReachedStage>;

/** The cases of the demo with times around a start: the three to look at first, then the others. */
export const demoCasesAround = (start: WallTime): readonly DemoCase[] =>
  z.parse(z.array(DemoCase), withTimes(list, start));

/** A value of JSON with wall times in the places of moments. */
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

/** What each case of the demo is there to show. */
export const demoCases: readonly Pick<DemoCase, "id" | "about">[] = list;

/** The ids of the demo's cases; the first three are the best to look at first. */
export const demoCaseIds: readonly number[] = demoCases.map(({ id }) => id);
