import type { BpItemStage } from "#wire/bp-item.ts";
import { type DateTime, isSentinel } from "#wire/date-time.ts";
import { type ControlActionStatus, controlActionStatuses } from "#wire/enumerations.ts";
import { type CaseDocument, documentsIn } from "./case-document.ts";
import { type CaseField, type FieldOf, mismatchedAmountsIn, readField } from "./field.ts";
import {
  ifDeclared,
  type Received,
  readDateTime,
  readFlag,
  readItems,
  readLeaf,
  receivedText,
} from "./received.ts";

/** The state of actions between merchant and acquirer: known, or a word not known yet. */
export type ControlAction = ControlActionStatus | { readonly unknown: string };

/** A stage of a case. Spec, BpItemStage. */
export interface Stage {
  /** Unique in the case and stable in links: the stage identifier where that is unique, else the system id. */
  readonly key: string;
  readonly id: number | undefined;
  readonly stageId: number | undefined;
  readonly name: string;
  readonly code: string;
  readonly description: string;
  readonly longDescription: string;
  readonly isActive: boolean;
  readonly isFinal: boolean;
  readonly isNext: boolean;
  readonly isMerchant: boolean;
  readonly isAutoAction: boolean;
  readonly controlActions: readonly ControlAction[];
  readonly controlActionDate: Received<DateTime>;
  readonly autoAction: Received<DateTime | "never">;
  readonly created: Received<DateTime>;
  readonly started: Received<DateTime>;
  readonly closed: Received<DateTime | "open">;
  readonly user: string;
  /** Read when they are first wanted: of thousands a screen shows fifty. */
  readonly fields: readonly CaseField[];
  /** The amounts among them whose display value does not plainly say the same; the others are not read for it. */
  readonly mismatchedAmounts: readonly FieldOf<"money">[];
  /** The documents of its fields. */
  readonly documents: readonly CaseDocument[];
}

/** Whether the stage has a close date. */
export const isClosed = (stage: Stage): boolean =>
  typeof stage.closed === "string" && stage.closed !== "open";

/** Reads the stages in the order sent. */
export function readStages(stages: readonly BpItemStage[]): Stage[] {
  const keys = stageKeys(stages);
  return stages.map((stage, at) => readStage(stage, at, keys[at] ?? String(at)));
}

/** The stage a link names: by its key, its stage identifier or its system id. */
export function findStage(stages: readonly Stage[], name: string): Stage | undefined {
  return (
    stages.find(({ key }) => key === name) ??
    stages.find(({ stageId }) => String(stageId) === name) ??
    stages.find(({ id }) => String(id) === name)
  );
}

/** The stage to show first: the one the link names, else the active one, else the last. */
export const initialStage = (stages: readonly Stage[], name: string | null): Stage | undefined =>
  (name === null ? undefined : findStage(stages, name)) ??
  stages.find(({ isActive }) => isActive) ??
  stages.at(-1);

function readStage(stage: BpItemStage, at: number, key: string): Stage {
  const name = receivedText(stage.name) || receivedText(stage.code);
  const pathOf = (index: number) => `stages[${at}].fields[${index}]`;
  const received = ifDeclared(stage.fields);
  let fields: Stage["fields"] | undefined;
  let mismatchedAmounts: Stage["mismatchedAmounts"] | undefined;
  let documents: Stage["documents"] | undefined;
  return {
    key,
    id: ifDeclared(stage.id),
    stageId: ifDeclared(stage.stageId),
    name,
    code: receivedText(stage.code),
    description: receivedText(stage.description),
    longDescription: receivedText(stage.longDescription),
    isActive: readFlag(stage.isActive),
    isFinal: readFlag(stage.isFinal),
    isNext: readFlag(stage.isNextStage),
    isMerchant: Boolean(ifDeclared(stage.isMerchantItemStage)),
    isAutoAction: readFlag(stage.isAutoAction),
    controlActions: readControlActions(ifDeclared(stage.controlActionStatus)),
    controlActionDate: readDateTime(stage.controlActionActionDate),
    autoAction: isSentinel(stage.autoActionDate) ? "never" : readLeaf(stage.autoActionDate),
    created: readDateTime(stage.stageCreateDate),
    started: readDateTime(stage.startDate),
    closed: isSentinel(stage.stageCloseDate) ? "open" : readLeaf(stage.stageCloseDate),
    user: receivedText(stage.userName),
    get fields() {
      fields ??= readItems(stage.fields).map((field, at) => readField(field, pathOf(at), name));
      return fields;
    },
    get mismatchedAmounts() {
      mismatchedAmounts ??= received ? mismatchedAmountsIn(received, pathOf, name) : [];
      return mismatchedAmounts;
    },
    get documents() {
      documents ??= received ? documentsIn(received, pathOf, name) : [];
      return documents;
    },
  };
}

function readControlActions(sent: string | readonly string[] | undefined): ControlAction[] {
  return [sent ?? []]
    .flat()
    .filter((status) => status !== "")
    .map(
      (status) => controlActionStatuses.find((known) => known === status) ?? { unknown: status },
    );
}

function stageKeys(stages: readonly BpItemStage[]): string[] {
  const stageIds = stages.map(({ stageId }) => idIn(stageId));
  const isTold = !stageIds.includes("") && new Set(stageIds).size === stages.length;
  const names = isTold ? stageIds : stages.map(({ id }) => idIn(id));
  const named = Map.groupBy(names, (name) => name);
  return names.map((name, at) =>
    name !== "" && named.get(name)?.length === 1 ? name : `at-${at + 1}`,
  );
}

/** An id as a link names it, also where it was sent as text; "" when there is none. */
function idIn(leaf: BpItemStage["id"]): string {
  const text = receivedText(leaf);
  return /^-?\d{1,16}$/.test(text) ? text : "";
}
