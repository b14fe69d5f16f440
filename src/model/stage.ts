import { holdsCardNumber } from "#privacy/card-number.ts";
import type { BpItemStage } from "#wire/bp-item.ts";
import { hasPlausibleYear } from "#wire/date-time.ts";
import { type ControlActionStatus, controlActionStatuses } from "#wire/enumerations.ts";
import { readWholeNumber } from "#wire/whole-number.ts";
import { readField } from "./field.ts";
import {
  asReceived,
  hasUnread,
  ifDeclared,
  isMismatch,
  readDate,
  readFlag,
  readItems,
  receivedText,
} from "./received.ts";

/** A status of the actions between merchant and acquirer: one of the specification, or an unknown word. */
export type ControlAction = ControlActionStatus | { readonly unknown: string };

/** A stage of a case. Spec, BpItemStage. */
export type Stage = Readonly<ReturnType<typeof readStage>>;

/** Whether the stage has a close date. A date that cannot be read counts if its year is plausible. */
export const isClosed = ({ closed }: Stage): boolean =>
  isMismatch(closed)
    ? hasPlausibleYear(receivedText(closed))
    : closed !== "open" && closed !== undefined;

/** Whether the automatic action of the stage may still come: not in a stage or a case that is over. */
export const canActAutomatically = (stage: Stage): boolean =>
  !stage.hasCaseEnded && (stage.isActive || !isClosed(stage));

/** The final stage that the case has reached: active or closed, while no other stage is active. */
export function finalStage(stages: readonly Stage[]): Stage | undefined {
  if (stages.some(({ isActive, isFinal }) => isActive && !isFinal)) return undefined;
  const final = stages.filter(({ isFinal }) => isFinal);
  return final.find(({ isActive }) => isActive) ?? final.find(isClosed);
}

export function readStages(stages: readonly BpItemStage[]): Stage[] {
  const keys = stageKeys(stages);
  const read = stages.map((stage, index) => readStage(stage, index, keys[index] ?? String(index)));
  const hasCaseEnded = finalStage(read) !== undefined;
  return read.map((stage) => ({ ...stage, hasCaseEnded }));
}

/** The stage that a link names by its `key`, `stageId` or `id`; none for a name that looks like a card number. */
export function findStage(stages: readonly Stage[], name: string): Stage | undefined {
  if (holdsCardNumber(name)) return undefined;
  const number = readWholeNumber(name) ?? Number.NaN;
  return (
    stages.find(({ key }) => key === name) ??
    stages.find(({ stageId }) => stageId === number) ??
    stages.find(({ id }) => id === number)
  );
}

/** The stage to show first: the one the link names, else the active one, else the last. */
export const initialStage = (stages: readonly Stage[], name: string | null): Stage | undefined =>
  (name === null ? undefined : findStage(stages, name)) ??
  stages.find(({ isActive }) => isActive) ??
  stages.at(-1);

/** Reads a stage as one of a case that has not ended. */
function readStage(stage: BpItemStage, stageIndex: number, key: string) {
  const path = `stages[${stageIndex}]`;
  const name = receivedText(stage.name) || receivedText(stage.code);
  const fields = readItems(stage.fields).map((field, index) =>
    readField(field, `${path}.fields[${index}]`, name),
  );
  return {
    /** Its path in the response: `stages[2]`. */
    path,
    /** Identifies the stage in links, see {@link stageKeys}. */
    key,
    id: ifDeclared(stage.id),
    stageId: ifDeclared(stage.stageId),
    name,
    code: receivedText(stage.code),
    description: receivedText(stage.description),
    longDescription: receivedText(stage.longDescription),
    isActive: readFlag(stage.isActive, false),
    isFinal: readFlag(stage.isFinal, false),
    isNext: readFlag(stage.isNextStage, false),
    isAutoAction: readFlag(stage.isAutoAction, false),
    controlActions: readControlActions(stage.controlActionStatus),
    controlActionDate: readDate(stage.controlActionActionDate),
    autoAction: readDate(stage.autoActionDate, "never"),
    created: readDate(stage.stageCreateDate),
    started: readDate(stage.startDate),
    closed: readDate(stage.stageCloseDate, "open"),
    /** Whether the case has ended, so that nothing more happens in the stage. */
    hasCaseEnded: false,
    user: receivedText(stage.userName),
    fields,
    documents: fields.flatMap(({ documents }) => documents),
    hasUnreadDocuments: fields.some(({ hasUnreadDocuments }) => hasUnreadDocuments),
    hasUnreadFields: hasUnread(stage.fields),
  };
}

/** Reads the statuses. A value of another type, such as a number, is an unknown status as received. */
function readControlActions(received: BpItemStage["controlActionStatus"]): ControlAction[] {
  return [asReceived(received)]
    .flat()
    .map(receivedText)
    .filter((status) => status !== "")
    .map(
      (status) => controlActionStatuses.find((known) => known === status) ?? { unknown: status },
    );
}

/**
 * Keys that are unique in the case: `stageId` where all stages have different ones, else `id` where it is unique, else
 * the position, such as `at-3`. An id that looks like a card number must not get into a link.
 */
function stageKeys(stages: readonly BpItemStage[]): string[] {
  const stageIds = stages.map(({ stageId }) => numericText(stageId));
  const areUnique = !stageIds.includes("") && new Set(stageIds).size === stages.length;
  const ids = areUnique ? stageIds : stages.map(({ id }) => numericText(id));
  const groups = Map.groupBy(ids, (id) => id);
  return ids.map((id, index) =>
    id !== "" && groups.get(id)?.length === 1 && !holdsCardNumber(id) ? id : `at-${index + 1}`,
  );
}

/** An id that was received as a number or as digits, as text; "" for anything else. */
function numericText(received: BpItemStage["id"]): string {
  const text = receivedText(received);
  return /^-?\d{1,16}$/.test(text) ? text : "";
}
