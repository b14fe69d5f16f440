import type { RetrievedCase } from "#api/get-case.ts";
import type { ListedTurn } from "#case-ui/turn-words.ts";
import { type RowChanges, readRowChanges } from "#changes/use-changes.ts";
import { type Case, cardText, currencyOf } from "#model/case.ts";
import type { CaseId } from "#model/case-id.ts";
import { momentOf } from "#model/deadline.ts";
import { type DateTime, type Decimal, dateOf, type Received } from "#model/received.ts";
import type { ControlAction } from "#model/stage.ts";
import { plannedActionOf, type TurnSettings, turnOf } from "#model/turn.ts";
import type { Settings } from "#session/settings.ts";

/** A case in the list. */
export interface Entry {
  readonly id: CaseId;
  /** Whether it was loaded or failed; otherwise it waits to be loaded, for the first time or again. */
  readonly isDone: boolean;
  /** The row as read last; `undefined` before. */
  readonly row: CaseRow | undefined;
  /** Why the last request failed. It remains while the case is retried. */
  readonly error: unknown;
}

/** Whether some entries are still to be loaded. */
export const isListLoading = (entries: readonly Entry[]): boolean =>
  entries.some(({ isDone }) => !isDone);

/** The ids of entries. */
export const idsOf = (entries: readonly Entry[]): CaseId[] => entries.map(({ id }) => id);

/** What the list shows of a case. Small, because a list has up to 500 cases. */
export interface CaseRow {
  /** The case's `code`; "" when not received. */
  readonly code: string;
  readonly caseType: string;
  readonly turn: ListedTurn;
  /** The name of the active stage, or of the one with the earliest deadline; "" when there is none. */
  readonly stage: string;
  /** The merchants of the transactions, else the card with its middle digits masked; "" when neither was received. */
  readonly merchantOrCard: string;
  readonly amount: Received<Decimal>;
  /** The alphabetic code; "" when it is unknown. */
  readonly currency: string;
  /** The next automatic action. */
  readonly planned: Received<DateTime | "never">;
  /** Its moment, milliseconds since 1970; `undefined` when none is planned. */
  readonly dueAt: number | undefined;
  readonly controlActions: readonly ControlAction[];
  readonly isFinished: boolean;
  /** The changes since the case was seen; `undefined` when they are unknown. */
  readonly changes: RowChanges | undefined;
  /** When the case was read, milliseconds since 1970. */
  readonly readAt: number;
}

/** The settings that reading a row needs. */
export type RowSettings = TurnSettings & Pick<Settings, "baseUrl">;

/** Makes the row of a case. */
export async function readRow(
  { case: read, retrievedAt }: RetrievedCase,
  settings: RowSettings,
): Promise<CaseRow> {
  const { baseUrl: service } = settings;
  const turn = turnOf(read, settings);
  const { kind, stage } = turn;
  const planned = plannedActionOf(turn);
  const plannedDate = dateOf(planned);
  return {
    code: read.code,
    caseType: read.caseType,
    turn: kind === "user" ? { kind, user: turn.user } : { kind },
    stage: stage?.name ?? "",
    merchantOrCard: merchantsIn(read) || cardText(read),
    amount: read.amount,
    currency: currencyOf(read),
    planned,
    dueAt: plannedDate && momentOf(plannedDate, settings.timeZone),
    controlActions: stage?.controlActions ?? [],
    isFinished: kind === "ended",
    // The code that reads the changes may fail to load: then the row shows none.
    changes: await readRowChanges({ case: read, service, readAt: retrievedAt }).catch(
      () => undefined,
    ),
    readAt: retrievedAt,
  };
}

/** More than fit into a column: a case may have thousands of transactions. */
const maxMerchants = 10;

const merchantsIn = ({ transactions }: Case): string =>
  [...new Set(transactions.map(({ merchant }) => merchant))]
    .filter((merchant) => merchant !== "")
    .slice(0, maxMerchants)
    .join(", ");
