import { useLayoutEffect, useReducer, useRef, useState } from "react";
import { Failure } from "#api/failure.ts";
import { useCreateCases } from "#api/queries.ts";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { type CreateFormMethods, validValues } from "../form/use-form-values.ts";
import { FileUnreadable } from "../form/value-text.ts";
import { blankValues } from "../form/values.ts";
import { type FormProfile, fieldsFor } from "../profile/form-profile.ts";
import { isBlocking, type Transaction } from "../transactions/transaction.ts";
import {
  requestSizeOf,
  rowsToSend,
  type TransactionList,
} from "../transactions/transaction-list.ts";
import { arnStore, type SentRequest } from "./arn-store.ts";
import { CreateQueue } from "./create-queue.ts";
import { areAllUnmatched, createdIn, hasMany, isBusy, type QueueState } from "./queue-state.ts";
import { ArnsInDoubt, type CreateRequest, type SendingStep, sendCreate } from "./send-create.ts";

/** What one press of the button will send. */
export interface CreatePlan extends Omit<CreateRequest, "transactions"> {
  readonly rows: readonly Transaction[];
  /** Transactions in a request, at most. */
  readonly size: number;
}

/** A question that the operator has to answer before anything is sent. */
export interface PendingConfirmation {
  /** `many`: a table of transactions; `again`: some were sent before. */
  readonly kind: "many" | "again";
  readonly plan: CreatePlan;
}

/** What the form has after a result: what is left to create (`rest`), or everything, because nothing was created (`all`) or it is unknown what was (`unmatched`). */
type Retrying = "rest" | "all" | "unmatched";

interface CreateOptions {
  readonly form: CreateFormMethods;
  readonly list: TransactionList;
  readonly profile: FormProfile;
  /** Called when nothing more is sent without a further press. */
  readonly onHalt: () => void;
}

/** Submits the form: one confirmed press, a queue of one or more requests, and what came of it. */
export function useCreate({ form, list, profile, onHalt }: CreateOptions) {
  const createCases = useCreateCases();
  const session = useSession();
  const { faults } = useFullWords().create;
  const [step, setStep] = useState<SendingStep>();
  const [pending, setPending] = useState<PendingConfirmation>();
  const [queue, setQueue] = useState<QueueState>();
  const [lost, setLost] = useState<readonly SentRequest[]>(() => arnStore.ofThisTab());
  const [earlier, setEarlier] = useState<readonly CaseId[]>([]);
  const [retrying, setRetrying] = useState<Retrying>();
  /** Numbers of the transactions that kept the last press from sending. */
  const [faulty, setFaulty] = useState<ReadonlySet<number>>(new Set());
  const [attempts, countAttempt] = useReducer((count: number) => count + 1, 0);
  // A ref: a second press can come before React has rendered the first.
  const isWorking = useRef(false);
  const current = useRef<CreateQueue>(undefined);
  const leaving = useRef(new AbortController());
  // A layout effect: its cleanup runs in the frame in which the form is removed.
  useLayoutEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => {
      here.abort();
      current.current?.stop();
      list.dropCards();
    };
  }, [list]);

  async function runAlone(work: () => Promise<void>) {
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
    const state = list.get();
    const rows = rowsToSend(state);
    const size = requestSizeOf(state);
    // In a table what has a problem is held back, or sent because the operator says so.
    const blocking = state.isTable ? [] : rows.filter(isBlocking);
    setFaulty(new Set(blocking.map(({ number }) => number)));
    if (!values || size === undefined || rows.length === 0 || blocking.length > 0) {
      return countAttempt();
    }
    const fields = fieldsFor(profile, values.bpCode);
    const plan = { values, fields, rows, size, agreedArns: [] };
    if (!state.isTable && rows.length <= size) return start(plan);
    const agreedArns = arnStore.inDoubt(rows.map(({ arn }) => arn));
    setPending({ kind: "many", plan: { ...plan, agreedArns } });
  }

  async function start(plan: CreatePlan) {
    const { rows, size } = plan;
    const sent = new Set(rows.map(({ number }) => number));
    const next = new CreateQueue(rows, {
      size,
      heldBack: list.get().rows.filter(({ number }) => !sent.has(number)),
      send: (part) =>
        sendCreate(
          { ...plan, transactions: part },
          { list, create: createCases, signal: leaving.current.signal, onStep: setStep },
        ).finally(() => setStep(undefined)),
      isOpen: () => session.state() === "open" && navigator.onLine,
      onChange: setQueue,
    });
    current.current = next;
    setPending(undefined);
    setRetrying(undefined);
    await proceed(next, plan);
  }

  async function proceed(work: CreateQueue, plan?: CreatePlan) {
    await work.proceed();
    if (isBusy(work.state)) return;
    setLost(arnStore.ofThisTab());
    const error = hasMany(work.state) ? undefined : errorOf(work.state);
    if (error instanceof ArnsInDoubt && plan) {
      const agreedArns = [...plan.agreedArns, ...error.arns];
      setQueue(undefined);
      setPending({ kind: "again", plan: { ...plan, agreedArns } });
    } else if (error instanceof FileUnreadable) {
      setQueue(undefined);
      showUnreadable(error.file);
    }
    list.recheck();
    if (list.isBlank()) {
      list.reset();
      form.reset(blankValues(profile));
    }
    onHalt();
  }

  /** Shows beside its field that a file can't be read. */
  function showUnreadable(file: File) {
    const files = Object.entries(form.getValues("files"));
    const [key] = files.find(([, chosen]) => chosen?.includes(file)) ?? [];
    const message = faults.unreadable({ name: maskCardNumbers(file.name) });
    if (key !== undefined) form.setError(`files.${key}`, { message });
    countAttempt();
  }

  const isMany = queue !== undefined && hasMany(queue);
  const isNewlyLost = !isMany && queue?.halt?.kind === "unknown";

  return {
    step,
    /** Requests are being sent, or will be without another question. */
    isSending: queue !== undefined && isBusy(queue),
    /** Some requests of the queue wait for *Send the rest*. */
    isStopped: queue?.phase === "stopped",
    /** The queue whose result is shown instead of the form. */
    result: isMany || (queue && isAnswered(queue)) ? queue : undefined,
    /** Why a single request was not carried out, or what went wrong in the viewer itself. */
    failure: isMany || !queue ? undefined : failureOf(queue),
    /** The requests of this tab whose outcome is not known; the last one just now if `isNewlyLost`. */
    lost,
    isNewlyLost,
    pending,
    /** The cases that earlier requests of this form created. */
    earlier,
    /** After a result the form is back. */
    retrying,
    faulty,
    /** Counts the presses that found something wrong. */
    attempts,
    submit: () => void runAlone(submit),
    confirm: () => {
      if (pending) void runAlone(() => start(pending.plan));
    },
    cancel: () => setPending(undefined),
    pause: () => current.current?.pause(),
    stop: () => current.current?.stop(),
    proceed: () => current.current && void proceed(current.current),
    retry: () => {
      if (!queue) return;
      const created = createdIn(queue);
      setEarlier((ids) => [...ids, ...created]);
      if (areAllUnmatched(queue)) setRetrying("unmatched");
      else setRetrying(created.length > 0 ? "rest" : "all");
      setQueue(undefined);
    },
    dismiss: (request: SentRequest) => {
      arnStore.dismiss(request);
      setLost(arnStore.ofThisTab());
      if (isNewlyLost) setQueue(undefined);
      list.recheck();
    },
  };
}

/** The error with which a queue ended instead of an answer. */
const errorOf = ({ halt }: QueueState): unknown =>
  halt?.kind === "failed" || halt?.kind === "unknown" ? halt.error : undefined;

/** Whether a queue of one request has its answer. */
const isAnswered = ({ done, halt }: QueueState): boolean =>
  done > 0 && halt?.kind !== "failed" && halt?.kind !== "unknown";

/** The error to show. None where a question, a fault beside an input or the notice of a lost answer already says it. */
function failureOf(queue: QueueState): unknown {
  const error = errorOf(queue);
  const isSaid =
    error instanceof ArnsInDoubt ||
    error instanceof FileUnreadable ||
    (error instanceof Failure && error.reason.kind === "unknown-outcome");
  return isSaid ? undefined : error;
}
