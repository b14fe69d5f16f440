import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useSession } from "#session/SessionProvider.tsx";
import type { CardVault } from "../card-vault.ts";
import type { Claim } from "../claim.ts";
import type { ProfileField } from "../form-profile.ts";
import { sentRequests } from "../sent-requests.ts";
import { type ClaimForm, validValues } from "../use-claim.ts";
import { useSending } from "../use-sending.ts";
import { type Batch, sendableOf } from "./batch.ts";
import type { BatchRow } from "./batch-row.ts";
import { BatchRun, type RunState } from "./batch-run.ts";
import { countResults, groupOf, resultsOf } from "./row-result.ts";

interface BatchRunOptions {
  readonly form: ClaimForm;
  readonly vault: CardVault;
  readonly batch: Batch;
  readonly fieldsOf: (claim: Claim) => readonly ProfileField[];
  /** What the form becomes when every transaction has its case. */
  readonly blank: () => Claim;
  /** Nothing more is sent by itself. */
  readonly onHalt: () => void;
  /** Something keeps the batch from being sent. */
  readonly onFault: () => void;
}

/** What waits for the operator's yes. */
export interface Asking {
  readonly claim: Claim;
  readonly rows: readonly BatchRow[];
  readonly size: number;
  /** ARNs of them in a request whose outcome is not known: a yes is said of these too. */
  readonly doubtful: readonly string[];
}

/** Submits a batch: one confirmed press starts a run of requests. */
export function useBatchRun(options: BatchRunOptions) {
  const { form, vault, batch, fieldsOf, blank, onHalt, onFault } = options;
  const { send } = useSending(vault);
  const session = useSession();
  const [asking, ask] = useState<Asking>();
  const [run, setRun] = useState<BatchRun>();
  const [isShown, show] = useState(false);
  // Set before React has drawn anything: a second press comes before that.
  const current = useRef<BatchRun>(undefined);
  const state = useSyncExternalStore(
    useCallback((changed: () => void) => run?.subscribe(changed) ?? (() => {}), [run]),
    () => run?.state(),
  );

  useEffect(
    () => () => {
      current.current?.stop();
      vault.clear();
    },
    [vault],
  );

  async function submit() {
    const claim = await validValues(form);
    const size = batch.perRequest();
    const rows = sendableOf(batch.rows());
    if (!claim || size === undefined || rows.length === 0) return onFault();
    const doubtful = sentRequests.doubtful(rows.map(({ arn }) => arn));
    ask({ claim, rows, size, doubtful });
  }

  /** Goes on until it ends, stops or pauses, and tidies up. */
  async function proceed(work: BatchRun) {
    await work.proceed();
    // Only a pause was taken back: what is on its way has no outcome yet, and not an unknown one.
    if (work.state().phase === "running") return;
    const counts = countResults(work.state());
    if (counts.created === counts.all) form.reset(blank());
    onHalt();
  }

  return {
    asking,
    /** The run in the place of the form. */
    run: isShown ? state : undefined,
    isBusy: state !== undefined && isBusy(state),
    submit: () => void submit(),
    cancel: () => ask(undefined),
    start: () => {
      if (!asking || (current.current && isBusy(current.current.state()))) return;
      const { claim, rows, size, doubtful } = asking;
      const sent = new Set(rows);
      const work = new BatchRun(rows, {
        size,
        held: batch.rows().filter(({ row }) => !sent.has(row)),
        send: (part) =>
          send(
            { ...claim, transactions: part.map(({ arn, card }) => ({ arn, card })) },
            fieldsOf(claim),
            doubtful,
          ),
        isOpen: () => session.state() === "open" && navigator.onLine,
      });
      current.current = work;
      setRun(work);
      show(true);
      ask(undefined);
      void proceed(work);
    },
    proceed: () => run && void proceed(run),
    pause: () => run?.pause(),
    stop: () => run?.stop(),
    /** Back to the form with the rows that have no case. */
    retry: () => {
      const done = run
        ?.state()
        .requests.flatMap(resultsOf)
        .filter((one) => groupOf(one) === "created");
      const numbers = new Set(done?.map(({ row }) => row.number));
      const left = batch.rows().filter(({ row }) => !numbers.has(row.number));
      batch.keepOnly(new Set(left.map(({ row }) => row.number)));
      show(false);
    },
  };
}

/** Whether something is sent, or will be without a further question. */
const isBusy = ({ phase }: RunState) => phase !== "ended" && phase !== "stopped";
