import { type Case, cardText } from "./case.ts";
import { type CaseAmount, transactedIn } from "./disputed.ts";
import { dateOf } from "./received.ts";
import { momentOf } from "./time/deadline.ts";
import { openStageOf, type Turn, type TurnSettings, turnOf, turnSummaryOf } from "./turn.ts";

export type NextStep =
  /** A merchant's action awaits the operator's bank, or another acquirer. */
  | { readonly kind: "decision" | "acquirerDecides" }
  /** The stages contradict each other: more than one is active. */
  | { readonly kind: "activeStages"; readonly count: number }
  /** The stage that the service marks as next; "" when it marks none, or the case has ended. */
  | { readonly kind: "stage"; readonly name: string };

/** What a list shows of a case, with the disputed amount. Small, because a list has up to 500 cases. */
export type CaseSummary = Readonly<ReturnType<typeof summaryOf>>;

/** @param readAt when the case was read, milliseconds since 1970. */
export function summaryOf(read: Case, readAt: number, settings: TurnSettings) {
  const turn = turnOf(read, settings);
  const { stage } = turn;
  const autoAction = openStageOf(turn)?.autoAction;
  const autoActionDate = dateOf(autoAction);
  // Without the stage, which would keep the whole case in memory.
  const { amount, currency, exponent } = read.disputed;
  const disputed: CaseAmount = { amount, currency, exponent };
  return {
    /** The case's `code`; "" when not received. */
    code: read.code,
    caseType: read.caseType,
    turn: turnSummaryOf(turn),
    /** The name of the stage that the turn is about; "" when there is none. */
    stage: stage?.name ?? "",
    next: nextStepOf(read, turn),
    /** The merchants of the transactions, else the masked card; "" when neither was received. */
    merchantOrCard: merchantsIn(read) || cardText(read),
    ...disputed,
    ownAmount: read.disputed.of ?? disputed,
    transacted: transactedIn(read.transactions),
    autoAction,
    /** The moment of `autoAction`, see {@link momentOf}; `undefined` when there is none. */
    dueAt: autoActionDate && momentOf(autoActionDate, settings.timeZone),
    isFinished: turn.kind === "ended",
    readAt,
  };
}

function nextStepOf(read: Case, turn: Turn): NextStep {
  if (turn.kind === "ended") return { kind: "stage", name: "" };
  const active = read.stages.filter(({ isActive }) => isActive);
  if (active.length > 1) return { kind: "activeStages", count: active.length };
  if (active[0]?.controlActions.includes("Waiting")) {
    const isOurs = turn.kind === "mine" || turn.kind === "bank";
    return { kind: isOurs ? "decision" : "acquirerDecides" };
  }
  return { kind: "stage", name: read.stages.find(({ isNext }) => isNext)?.name ?? "" };
}

/** More than fit into a column: a case may have thousands of transactions. */
const maxMerchants = 10;

const merchantsIn = ({ transactions }: Case): string =>
  [...new Set(transactions.map(({ merchant }) => merchant))]
    .filter((merchant) => merchant !== "")
    .slice(0, maxMerchants)
    .join(", ");
