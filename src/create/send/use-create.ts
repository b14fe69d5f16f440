import { useEffect, useLayoutEffect, useReducer, useState } from "react";
import { FileUnreadable, useCreateCases } from "#api/create-cases.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import type { CaseId } from "#model/case-id.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { useSession } from "#session/SessionProvider.tsx";
import type { ContextOf, CreateFormMethods } from "../form/form-context.ts";
import { type CreateFormValues, emptyValues, fieldKey } from "../form/values.ts";
import { isToSend, type Row } from "../rows/row.ts";
import type { RowList } from "../rows/row-list.ts";
import { type CreatePlan, createPlanner } from "./plan.ts";
import {
  type CreateQuestion,
  confirmedPlan,
  isAsked,
  planWithoutWarned,
  preparePress,
} from "./question.ts";
import { CreateQueue, isFormShown, lastError } from "./queue.ts";
import { useRequestHistory } from "./request-history.ts";
import { CaseMayExistError, findDoubtful, sendCreate, statusAfterError } from "./send-create.ts";
import type { SentRequest } from "./sent-records.ts";

interface CreateOptions {
  readonly form: CreateFormMethods;
  readonly list: RowList;
  readonly contextOf: ContextOf;
  readonly checkRows: (values: CreateFormValues) => void;
  readonly onCreated: (ids: readonly CaseId[]) => void;
}

/** Submits the form: a confirmed press of the button sends a queue of one or more requests. */
export function useCreate({ form, list, contextOf, checkRows, onCreated }: CreateOptions) {
  const { mutateAsync } = useCreateCases();
  const session = useSession();
  const requestHistory = useRequestHistory();
  const t = useMessages();
  const [question, setQuestion] = useState<CreateQuestion>();
  const [unknownRequests, setUnknownRequests] = useState<readonly SentRequest[]>(() =>
    requestHistory.unknownOfThisTab(),
  );
  const [faultyPresses, countFaultyPress] = useReducer((count: number) => count + 1, 0);
  const [leaving] = useState(() => new AbortController());
  const [queue] = useState(() => {
    const { signal } = session.work;
    const sender = { requestHistory, create: mutateAsync, signal: leaving.signal };
    return new CreateQueue({
      list,
      canSend: () => session.state.get() === "open",
      send: (plan, request) => sendCreate(plan, request, sender),
      // The cases of an operator who has signed out meanwhile are not those of the next one.
      onCases: (ids) => {
        if (!signal.aborted) onCreated(ids);
      },
    });
  });
  const state = useStore(queue.state);
  // A layout effect: its cleanup runs in the frame in which the form is removed.
  useLayoutEffect(
    () => () => {
      leaving.abort();
      queue.stop();
    },
    [leaving, queue],
  );
  // After another tab has sent or looked up a request, or has cleared what is stored.
  useEffect(
    () =>
      requestHistory.subscribe(() => {
        list.compareWithHistory();
        // What is in flight is not yet in doubt.
        if (!queue.isSending) setUnknownRequests(requestHistory.unknownOfThisTab());
      }),
    [list, requestHistory, queue],
  );

  async function submit() {
    const values = await validValues(form);
    if (queue.isSending) return;
    list.compareWithHistory();
    const areRowsWaiting = list.waitingCount.get() > 0;
    if (!values || values.bpCode === "" || areRowsWaiting) return countFaultyPress();
    const { bpCode } = values;
    checkRows(values);
    const context = contextOf(values, list.columns.get());
    const { rows, isCurrencyMissing, warnings } = preparePress(list.get(), values, context);
    if (rows.length === 0 || isCurrencyMissing) return countFaultyPress();
    const planRequests = createPlanner(values, context);
    const plan: CreatePlan = {
      bpCode,
      rows,
      planRequests,
      confirmed: new Map(),
      sentArns: new Map(),
    };
    if (isAsked(rows.length, warnings)) setQuestion({ plan, warnings });
    else await start(plan);
  }

  async function start(plan: CreatePlan, asked?: CreateQuestion) {
    setQuestion(undefined);
    const ended = await queue.send(plan);
    if (!ended) return;
    setUnknownRequests(requestHistory.unknownOfThisTab());
    const error = lastError(ended);
    const isAsBefore = isFormShown(ended);
    if (isAsBefore) list.keepNotCreated();
    if (error instanceof CaseMayExistError) goOn(error.rows);
    if (isAsBefore) {
      if (error instanceof FileUnreadable) showUnreadable(error);
      if (error instanceof FileUnreadable || error instanceof CaseMayExistError) queue.clear();
      // Everything is as before the press, the question too.
      if (asked && session.state.get() === "refused") {
        list.setNotThisTime(numbersOf(asked), false);
        setQuestion(asked);
      }
    }
    if (list.isBlank()) form.reset(emptyValues());
  }

  /**
   * Sends what was confirmed and not sent yet; asks first about what has become doubtful since.
   * @param found the rows of the next request that a case was found for, or that another tab is sending.
   */
  function goOn(found: readonly Row[] = []) {
    const plan = queue.state.get()?.plan;
    if (!plan || queue.isSending) return;
    const known = requestHistory.freshTransactions();
    const planned = new Set(plan.rows.map(({ key }) => key));
    const rows = list.get().filter((row) => isToSend(row) && planned.has(row.key));
    const doubtful = [...findDoubtful(rows, known, plan), ...found];
    const warned = [...new Map(doubtful.map((row) => [row.key, row])).values()];
    const rest = { ...plan, rows, isRest: true };
    if (warned.length === 0) return void start(rest);
    setQuestion({ plan: rest, warnings: { empty: [], warned, leftOut: [] } });
  }

  function showUnreadable({ code, file }: FileUnreadable) {
    const message = t.create.errors.unreadable({ name: maskCardNumbers(file.name) });
    form.setError(`files.${fieldKey(code)}`, { message });
    countFaultyPress();
  }

  const error = state && lastError(state);
  const result = state && !isFormShown(state) ? state : undefined;
  return {
    isSending: queue.isSending,
    /** The queue whose result is shown instead of the form. */
    result,
    /** Whether anything was sent from this form. */
    hasSent: state !== undefined,
    error,
    unknownRequests,
    question,
    /** How many presses have sent nothing, because something has to be corrected. */
    faultyPresses,
    submit: () => void submit(),
    confirm: () => {
      if (question) void start(confirmedPlan(question), question);
    },
    confirmOthers: () => {
      if (!question) return;
      list.setNotThisTime(numbersOf(question), true);
      void start(planWithoutWarned(question), question);
    },
    cancel: () => setQuestion(undefined),
    stop: () => queue.stop(),
    sendRest: () => goOn(),
    /** Shows the form again, with what was not created. */
    showForm: () => {
      queue.clear();
      list.keepNotCreated();
    },
    settle: (request: SentRequest, wasCreated: boolean) => {
      requestHistory.settle(request, wasCreated);
      setUnknownRequests(requestHistory.unknownOfThisTab());
      if (!result && statusAfterError(error) === "unknown") queue.clear();
      list.compareWithHistory();
    },
  };
}

const numbersOf = ({ warnings }: CreateQuestion): ReadonlySet<number> =>
  new Set(warnings.warned.map(({ number }) => number));

/** Validates the form and shows its errors. @returns its values, `undefined` when there are errors. */
async function validValues(form: CreateFormMethods): Promise<CreateFormValues | undefined> {
  let valid: CreateFormValues | undefined;
  // React Hook Form shows the errors only after its callbacks, and the caller moves the focus to one.
  await form.handleSubmit((values) => {
    valid = values;
  })();
  return valid;
}
