import { useLayoutEffect, useReducer, useRef, useState } from "react";
import { useCreateCases } from "#api/queries.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { type CreateFormMethods, validValues } from "../form/use-form-values.ts";
import { FileUnreadable } from "../form/value-text.ts";
import { emptyValues, fieldKey, fieldValues } from "../form/values.ts";
import { type FormProfile, fieldsFor } from "../profile/form-profile.ts";
import type { RowStatus } from "../transactions/transaction.ts";
import {
  requestSizeOf,
  rowsToSend,
  type TransactionList,
} from "../transactions/transaction-list.ts";
import { arnStore, type SentRequest } from "./arn-store.ts";
import { CreateQueue, hasMany, isBusy, type QueueState } from "./create-queue.ts";
import { countResults } from "./result-rows.ts";
import { ArnsInDoubt, type CreatePlan, sendCreate, statusAfter } from "./send-create.ts";

/** A question that the operator has to answer before anything is sent. */
export interface PendingConfirmation {
  /** `many`: a table of transactions; `again`: some were sent before. */
  readonly kind: "many" | "again";
  readonly plan: CreatePlan;
}

interface CreateOptions {
  readonly form: CreateFormMethods;
  readonly list: TransactionList;
  readonly profile: FormProfile;
  /** Called when the queue has stopped or ended. */
  readonly onHalt: () => void;
}

/** Submits the form: a confirmed press of the button sends a queue of one or more requests. */
export function useCreate({ form, list, profile, onHalt }: CreateOptions) {
  const createCases = useCreateCases();
  const session = useSession();
  const { tag, words } = useFullLanguage();
  const { faults } = words.create;
  const [pending, setPending] = useState<PendingConfirmation>();
  const [queue, setQueue] = useState<QueueState>();
  const [lost, setLost] = useState<readonly SentRequest[]>(() => arnStore.ofThisTab());
  const [earlier, setEarlier] = useState(() => arnStore.createdIds());
  const [retried, setRetried] = useState<Record<RowStatus, number>>();
  const [faultyPresses, countFaultyPress] = useReducer((count: number) => count + 1, 0);
  // A ref: a second press can come before React has rendered the first.
  const isWorking = useRef(false);
  const currentQueue = useRef<CreateQueue>(undefined);
  const leaving = useRef(new AbortController());
  // A layout effect: its cleanup runs in the frame in which the form is removed.
  useLayoutEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => {
      controller.abort();
      currentQueue.current?.stop();
      list.dropCards();
    };
  }, [list]);

  async function runAlone(act: () => Promise<void>) {
    if (isWorking.current) return;
    isWorking.current = true;
    try {
      await act();
    } finally {
      isWorking.current = false;
    }
  }

  async function submit() {
    const values = await validValues(form);
    const hasFaults = list.showFaults();
    const state = list.get();
    const rows = rowsToSend(state);
    const size = requestSizeOf(state);
    if (!values || hasFaults || size === undefined || rows.length === 0) return countFaultyPress();
    const { bpCode } = values;
    const fields = fieldValues(values, fieldsFor(profile, bpCode), tag);
    const plan = { bpCode, fields, rows, size, confirmedArns: [] };
    if (!state.isTable) return start(plan);
    const confirmedArns = arnStore.inDoubt(rows.map(({ arn }) => arn));
    setPending({ kind: "many", plan: { ...plan, confirmedArns } });
  }

  async function start(plan: CreatePlan) {
    const started = new CreateQueue(plan.rows, {
      list,
      size: plan.size,
      send: (transactions) =>
        sendCreate(plan, transactions, {
          list,
          create: createCases,
          signal: leaving.current.signal,
        }),
      canSend: () => session.state() === "open" && navigator.onLine,
      onChange: setQueue,
    });
    currentQueue.current = started;
    setPending(undefined);
    setRetried(undefined);
    await proceed(started, plan);
  }

  async function proceed(started: CreateQueue, plan?: CreatePlan) {
    await started.proceed();
    if (isBusy(started.state)) return;
    setLost(arnStore.ofThisTab());
    const error = failureOf(started.state);
    if (error !== undefined) list.reopen();
    if (error instanceof ArnsInDoubt && plan) {
      const confirmedArns = [...plan.confirmedArns, ...error.arns];
      setQueue(undefined);
      setPending({ kind: "again", plan: { ...plan, confirmedArns } });
    } else if (error instanceof FileUnreadable) {
      setQueue(undefined);
      showUnreadable(error);
    }
    if (list.isBlank()) form.reset(emptyValues());
    onHalt();
  }

  /** Shows beside its field that a file can't be read. */
  function showUnreadable({ code, file }: FileUnreadable) {
    const message = faults.unreadable({ name: maskCardNumbers(file.name) });
    form.setError(`files.${fieldKey(code)}`, { message });
    countFaultyPress();
  }

  const failure = queue && failureOf(queue);
  const isNewlyLost = failure !== undefined && statusAfter(failure) === "unknown";

  return {
    isSending: queue !== undefined && isBusy(queue),
    /** The queue whose result is shown instead of the form. */
    result:
      failure === undefined && queue && (hasMany(queue) || !isBusy(queue)) ? queue : undefined,
    /** The error of a single request. It has no answer, so the form is shown again. */
    failure,
    /** The requests of this tab whose outcome is not known; with `isNewlyLost` also the one just sent. */
    lost,
    isNewlyLost,
    pending,
    /** The cases that were created since the page was loaded, without those of the result. */
    earlier,
    /** The counts of the result whose failed transactions are in the form again. */
    retried,
    /** Counts the presses of the button that found something wrong. */
    faultyPresses,
    submit: () => void runAlone(submit),
    confirm: () => {
      if (pending) void runAlone(() => start(pending.plan));
    },
    cancel: () => setPending(undefined),
    pause: () => currentQueue.current?.pause(),
    stop: () => currentQueue.current?.stop(),
    proceed: () => currentQueue.current && void proceed(currentQueue.current),
    retry: () => {
      if (!queue) return;
      setEarlier(arnStore.createdIds());
      setRetried(countResults({ ...queue, rows: list.get().rows }));
      setQueue(undefined);
      list.reopen();
    },
    dismiss: (request: SentRequest) => {
      arnStore.dismiss(request);
      setLost(arnStore.ofThisTab());
      if (isNewlyLost) setQueue(undefined);
      list.recheck();
    },
  };
}

/** What went wrong with a single request that has no answer. */
const failureOf = (queue: QueueState): unknown => (hasMany(queue) ? undefined : queue.halt?.error);
