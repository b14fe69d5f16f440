import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { CreateOutcome } from "#api/create-cases.ts";
import { Failure } from "#api/failure.ts";
import { useCreateCases } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { FileUnreadable } from "../form/file-text.ts";
import { type CreateFormMethods, validValues } from "../form/use-form-values.ts";
import type { CreateFormValues } from "../form/values.ts";
import type { ProfileField } from "../profile/form-profile.ts";
import type { CardVault } from "../transactions/card-vault.ts";
import { type CheckedTransaction, isBlocking } from "../transactions/transaction.ts";
import type { TransactionList } from "../transactions/transaction-list.ts";
import { arnStore, type SentRequest } from "./arn-store.ts";
import {
  CreateQueue,
  hasMany,
  isBusy,
  type QueueState,
  type RequestState,
} from "./create-queue.ts";
import { ArnsInDoubt, type CreateRequest, type SendingStep, sendCreate } from "./send-create.ts";

/** What one press of the button is about to send. */
export interface CreatePlan extends Omit<CreateRequest, "transactions"> {
  readonly rows: readonly CheckedTransaction[];
  /** Transactions in a request, at most. */
  readonly size: number;
}

/** A question that the operator has to answer before anything is sent. */
export interface PendingConfirmation {
  /** `many`: a table of transactions; `again`: some were sent before. */
  readonly kind: "many" | "again";
  readonly plan: CreatePlan;
}

/** What the form has after a result: the rest to create, or all of it, since nothing was created or nobody can tell what. */
type Retrying = "rest" | "all" | "unmatched";

interface CreateOptions {
  readonly form: CreateFormMethods;
  readonly list: TransactionList;
  readonly vault: CardVault;
  readonly fieldsOf: (values: CreateFormValues) => readonly ProfileField[];
  /** What the form becomes when every transaction has its case. */
  readonly blank: () => CreateFormValues;
  /** Says in words that a file can't be read, beside the field it was chosen for. */
  readonly onUnreadable: (file: File) => void;
  /** Nothing is sent any more without a further press. */
  readonly onHalt: () => void;
}

/** Submits the form: one confirmed press, a queue of one or more requests, and what came of it. */
export function useCreate(options: CreateOptions) {
  const { form, list, vault, fieldsOf, blank, onUnreadable, onHalt } = options;
  const { mutateAsync, reset } = useCreateCases();
  const session = useSession();
  const leaving = useLeaving();
  const [step, setStep] = useState<SendingStep>();
  const [pending, setPending] = useState<PendingConfirmation>();
  const [queue, setQueue] = useState<CreateQueue>();
  const state = useSyncExternalStore(
    useCallback((changed: () => void) => queue?.subscribe(changed) ?? (() => {}), [queue]),
    () => queue?.state(),
  );
  const [lost, setLost] = useState<readonly SentRequest[]>(() => arnStore.ofThisTab());
  const [earlier, setEarlier] = useState<readonly CaseId[]>([]);
  const [retrying, setRetrying] = useState<Retrying>();
  /** Numbers of the transactions that kept the last press from sending. */
  const [faulty, setFaulty] = useState<ReadonlySet<number>>(new Set());
  const [attempts, countAttempt] = useReducer((count: number) => count + 1, 0);
  // Set before anything is awaited: a second press comes before React has rendered the first.
  const isWorking = useRef(false);
  const current = useRef<CreateQueue>(undefined);

  useEffect(
    () => () => {
      current.current?.stop();
      vault.clear();
    },
    [vault],
  );

  async function once(work: () => Promise<void>) {
    if (isWorking.current) return;
    isWorking.current = true;
    try {
      await work();
    } finally {
      isWorking.current = false;
    }
  }

  async function submit() {
    const values = await validValues(form);
    const { isTable, requestSize } = list.state();
    const rows = list.rowsToSend();
    // In a table what has a problem is held back, or sent because the operator says so.
    const blocking = isTable ? [] : rows.filter(isBlocking);
    setFaulty(new Set(blocking.map(({ number }) => number)));
    if (!values || requestSize === undefined || rows.length === 0 || blocking.length > 0) {
      return countAttempt();
    }
    const plan = { values, fields: fieldsOf(values), rows, size: requestSize, agreedArns: [] };
    if (!isTable && rows.length <= requestSize) return start(plan);
    const agreedArns = arnStore.inDoubt(rows.map(({ arn }) => arn));
    setPending({ kind: "many", plan: { ...plan, agreedArns } });
  }

  async function start(plan: CreatePlan) {
    const { rows, size } = plan;
    const sent = new Set(rows.map(({ number }) => number));
    const next = new CreateQueue(rows, {
      size,
      heldBack: list.state().rows.filter(({ number }) => !sent.has(number)),
      send: (part) => send(plan, part),
      isOpen: () => session.state() === "open" && navigator.onLine,
    });
    current.current = next;
    setPending(undefined);
    setRetrying(undefined);
    setQueue(next);
    await proceed(next, plan);
  }

  async function send(plan: CreatePlan, rows: readonly CheckedTransaction[]) {
    try {
      const outcome = await sendCreate(
        { ...plan, transactions: rows },
        { vault, create: mutateAsync, signal: leaving.current.signal, onStep: setStep },
      );
      takeOver(rows, outcome);
      return outcome;
    } finally {
      setStep(undefined);
      // A mutation keeps its variables, the contents of the files among them.
      reset();
    }
  }

  /** Removes what has its case from the form at once: a draft must not bring it back. */
  function takeOver(rows: readonly CheckedTransaction[], { items, isWhole }: CreateOutcome) {
    const results = isWhole ? items : [];
    list.applyResults(
      rows.flatMap(({ number }, at) => {
        const result = results[at];
        return result ? [{ number, ...result }] : [];
      }),
    );
  }

  async function proceed(work: CreateQueue, plan?: CreatePlan) {
    await work.proceed();
    const now = work.state();
    if (isBusy(now)) return;
    setLost(arnStore.ofThisTab());
    const [only] = now.requests;
    const error = !hasMany(now) && only?.state.kind === "failed" ? only.state.error : undefined;
    if (error instanceof ArnsInDoubt && plan) {
      const agreedArns = [...plan.agreedArns, ...error.arns];
      setQueue(undefined);
      setPending({ kind: "again", plan: { ...plan, agreedArns } });
    } else if (error instanceof FileUnreadable) {
      setQueue(undefined);
      onUnreadable(error.file);
      countAttempt();
    }
    list.recheck();
    if (list.isBlank()) {
      list.reset();
      form.reset(blank());
    }
    onHalt();
  }

  const isMany = state !== undefined && hasMany(state);
  const only = isMany ? undefined : state?.requests[0]?.state;
  const isAnswered = only?.kind === "answered";
  const isNewlyLost = only?.kind === "unknown";

  return {
    step,
    /** Requests are sent, or will be without a further question. */
    isSending: state !== undefined && isBusy(state),
    /** Some requests of the queue wait for *Send the rest*. */
    isStopped: state?.phase === "stopped",
    /** The queue whose result stands in the place of the form. */
    result: isMany || isAnswered ? state : undefined,
    /** Why a single request was not carried out, or what went wrong in the viewer itself. */
    failure: failureOf(only),
    /** The requests of this tab whose outcome is not known; the last one just now if `isNewlyLost`. */
    lost,
    isNewlyLost,
    pending,
    earlier,
    /** After a result the form is back. */
    retrying,
    faulty,
    /** Goes up with each press that found something wrong. */
    attempts,
    submit: () => void once(submit),
    confirm: () => {
      if (pending) void once(() => start(pending.plan));
    },
    cancel: () => setPending(undefined),
    pause: () => queue?.pause(),
    stop: () => queue?.stop(),
    proceed: () => queue && void proceed(queue),
    retry: () => {
      if (!state) return;
      const isAnyMatched = state.requests.some(
        (one) => one.state.kind !== "answered" || one.state.outcome.isWhole,
      );
      const created = createdIn(state);
      setEarlier((ids) => [...ids, ...created]);
      setRetrying(!isAnyMatched ? "unmatched" : created.length > 0 ? "rest" : "all");
      setQueue(undefined);
    },
    strike: (request: SentRequest) => {
      arnStore.strike(request);
      setLost(arnStore.ofThisTab());
      if (isNewlyLost) setQueue(undefined);
      list.recheck();
    },
  };
}

/** The cases that a queue has created, those of items that can't be matched among them. */
export const createdIn = ({ requests }: QueueState): CaseId[] =>
  requests
    .flatMap(({ state }) => (state.kind === "answered" ? state.outcome.items : []))
    .flatMap(({ isCreated, id }) => (isCreated && id !== undefined ? [id] : []));

/** A question, or a fault beside an input, says for itself why nothing was sent. */
function failureOf(state: RequestState | undefined): unknown {
  if (state?.kind === "failed") {
    const { error } = state;
    return error instanceof ArnsInDoubt || error instanceof FileUnreadable ? undefined : error;
  }
  return state?.kind === "unknown" && !(state.error instanceof Failure) ? state.error : undefined;
}

/** Aborted when the form is left, with the frame in which it goes. */
function useLeaving() {
  const leaving = useRef(new AbortController());
  useLayoutEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);
  return leaving;
}
