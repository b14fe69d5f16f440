import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { FileUnreadable } from "#api/file-value.ts";
import { useCreateCases } from "#api/use-create-cases.ts";
import { type FormProfile, fieldsFor } from "#config/form-profile.ts";
import { useSettings } from "#config/settings-context.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import type { CaseType } from "#model/case-type.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { columnFields } from "../form/row-values.ts";
import { type CreateFormMethods, validValues } from "../form/use-form-values.ts";
import { type CreateFormValues, emptyValues, fieldKey } from "../form/values.ts";
import { type RowStatus, rowsToSend } from "../transactions/transaction.ts";
import type { TransactionList } from "../transactions/transaction-list.ts";
import { CreateQueue, hasManyRequests, isUnfinished, type QueueState } from "./create-queue.ts";
import { type CreatePlan, createPlanner } from "./planned-requests.ts";
import {
  type CreateQuestion,
  confirmedPlan,
  isAsked,
  planWithoutWarnings,
  risksOf,
} from "./question.ts";
import type { SentRequest } from "./request-history.ts";
import { useRequestHistory } from "./request-history-context.ts";
import { countResults } from "./result-rows.ts";
import { CaseMayExistError, sendCreate, statusAfterError } from "./send-create.ts";

interface CreateOptions {
  readonly form: CreateFormMethods;
  readonly list: TransactionList;
  readonly profile: FormProfile;
  /** Checks the values of the transactions against those of the form. */
  readonly checkRows: (values: CreateFormValues) => void;
  readonly onCreated: (ids: readonly CaseId[]) => void;
  readonly onHalt: () => void;
}

/** Submits the form: a confirmed press of the button sends a queue of one or more requests. */
export function useCreate(options: CreateOptions) {
  const { form, list, profile, checkRows, onCreated, onHalt } = options;
  const { mutateAsync } = useCreateCases();
  const { transactionsPerRequest } = useSettings();
  const session = useSession();
  const requestHistory = useRequestHistory();
  const { tag, messages: t } = useLanguage();
  const [question, setQuestion] = useState<CreateQuestion>();
  const [queue, setQueue] = useState<QueueState>();
  const [sentType, setSentType] = useState<CaseType>();
  const [lost, setLost] = useState<readonly SentRequest[]>(() => requestHistory.unknownOfThisTab());
  const [retried, setRetried] = useState<Record<RowStatus, number>>();
  const [faultyPresses, countFaultyPress] = useReducer((count: number) => count + 1, 0);
  // A ref: a second press can come before React has rendered the first.
  const currentQueue = useRef<CreateQueue>(undefined);
  const leaving = useRef(new AbortController());
  // A layout effect: its cleanup runs in the frame in which the form is removed.
  useLayoutEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => {
      controller.abort();
      currentQueue.current?.stop();
    };
  }, []);
  // Updates the warnings of this form after another tab has sent or looked up a request.
  useEffect(
    () => requestHistory.subscribe(() => list.compareWithHistory()),
    [list, requestHistory],
  );

  const isSending = () =>
    currentQueue.current !== undefined && isUnfinished(currentQueue.current.state);

  async function submit() {
    const values = await validValues(form);
    if (isSending()) return;
    list.compareWithHistory();
    if (values) checkRows(values);
    const rows = rowsToSend(list.get());
    const bpCode = values?.bpCode;
    if (!values || !bpCode || rows.length === 0) return countFaultyPress();
    const fields = fieldsFor(profile, bpCode);
    const columns = columnFields(fields, list.columns.get());
    const asked: CreateQuestion = {
      plan: {
        bpCode,
        rows,
        planRequests: createPlanner({ values, fields, columns, tag, transactionsPerRequest }),
        transactionsPerRequest,
        confirmed: new Set(),
      },
      risks: risksOf(list.get(), { values, profile, columns }),
    };
    if (isAsked(rows.length, asked.risks)) setQuestion(asked);
    else await start(asked.plan);
  }

  async function start(plan: CreatePlan) {
    if (isSending()) return;
    const { signal } = session.work;
    const started = new CreateQueue(plan.planRequests(plan.rows), {
      list,
      send: (request) =>
        sendCreate(plan, request, {
          requestHistory,
          create: mutateAsync,
          signal: leaving.current.signal,
        }),
      canSend: () => session.state.get() === "open",
      // The cases of an operator who has signed out meanwhile are not those of the next one.
      onCases: (ids) => {
        if (!signal.aborted) onCreated(ids);
      },
      onChange: setQueue,
    });
    currentQueue.current = started;
    setSentType(plan.bpCode);
    setQuestion(undefined);
    setRetried(undefined);
    await proceed(started, plan);
  }

  async function proceed(started: CreateQueue, plan?: CreatePlan) {
    await started.proceed();
    if (isUnfinished(started.state)) return;
    setLost(requestHistory.unknownOfThisTab());
    const error = failureOf(started.state);
    if (error !== undefined) list.prepareRetry();
    if (error instanceof CaseMayExistError && plan) {
      setQueue(undefined);
      const found = withExistingCases(plan, error);
      setQuestion({ plan: found, risks: risksOf(found.rows) });
    } else if (error instanceof FileUnreadable) {
      setQueue(undefined);
      showUnreadable(error);
    }
    if (list.isBlank()) form.reset(emptyValues());
    onHalt();
  }

  /** Adds to the transactions of a plan why they could not be sent unasked. */
  function withExistingCases(plan: CreatePlan, { transactions }: CaseMayExistError): CreatePlan {
    const found = new Set(transactions.map(({ key }) => key));
    const checked = new Map(list.get().map((row) => [row.key, row.existingCase]));
    // What another tab is sending at this moment is not stored yet.
    const beingSent = { kind: "unknown", at: Date.now() } as const;
    const rows = plan.rows.map((row) =>
      found.has(row.key) ? { ...row, existingCase: checked.get(row.key) ?? beingSent } : row,
    );
    return { ...plan, rows };
  }

  function showUnreadable({ code, file }: FileUnreadable) {
    const message = t.create.errors.unreadable({ name: maskCardNumbers(file.name) });
    form.setError(`files.${fieldKey(code)}`, { message });
    countFaultyPress();
  }

  const failure = queue && failureOf(queue);
  const isNewlyLost = failure !== undefined && statusAfterError(failure) === "unknown";
  return {
    isSending: queue !== undefined && isUnfinished(queue),
    /** The queue whose result is shown instead of the form. */
    result:
      failure === undefined && queue && (hasManyRequests(queue) || !isUnfinished(queue))
        ? queue
        : undefined,
    /** The case type of the requests; `undefined` until one was sent. */
    sentType,
    /** The error of a single request. It has no answer, so the form is shown again. */
    failure,
    /** The requests of this tab whose outcome is not known; with `isNewlyLost` also the one just sent. */
    lost,
    isNewlyLost,
    question,
    /** The counts of the result whose failed transactions are in the form again. */
    retried,
    faultyPresses,
    submit: () => void submit(),
    confirm: () => {
      if (question) void start(confirmedPlan(question));
    },
    confirmOthers: () => {
      if (question) void start(planWithoutWarnings(question));
    },
    cancel: () => setQuestion(undefined),
    pause: () => currentQueue.current?.pause(),
    stop: () => currentQueue.current?.stop(),
    proceed: () => currentQueue.current && void proceed(currentQueue.current),
    retry: () => {
      if (!queue) return;
      setRetried(countResults({ ...queue, rows: list.get() }));
      setQueue(undefined);
      list.prepareRetry();
    },
    /** Ends the doubt about a request that the operator has looked up. */
    settle: (request: SentRequest, wasCreated: boolean) => {
      if (wasCreated) requestHistory.confirmCreated(request);
      else requestHistory.dismiss(request);
      setLost(requestHistory.unknownOfThisTab());
      if (isNewlyLost) setQueue(undefined);
      list.compareWithHistory();
    },
  };
}

const failureOf = (queue: QueueState): unknown =>
  hasManyRequests(queue) ? undefined : queue.halt?.error;
