import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { NavigationType, useBeforeUnload, useBlocker, useLocation } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useSession, useSessionState } from "#session/SessionProvider.tsx";
import { Confirmation } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";
import { startReturn } from "#ui/page/return-to-entry.ts";
import { CreateForm } from "./CreateForm.tsx";
import { clearDraft } from "./draft/clear-draft.ts";
import {
  DraftNotice,
  type InitialForm,
  OfferedDraftNotice,
  useInitialForm,
} from "./draft/initial-form.tsx";
import { useDraft } from "./draft/use-draft.ts";
import { useContextOf } from "./form/form-context.ts";
import { validateCreateForm } from "./form/form-errors.ts";
import type { CreateFormValues } from "./form/values.ts";
import { useCreatedCases } from "./result/CreatedCases.tsx";
import { Outcome } from "./result/Outcome.tsx";
import { Result } from "./result/Result.tsx";
import { useRowCheck } from "./rows/row-check.ts";
import { RowList } from "./rows/row-list.ts";
import { QuestionDialog } from "./send/QuestionDialog.tsx";
import { useRequestHistory } from "./send/request-history.ts";
import { useCreate } from "./send/use-create.ts";

/** Longer than a click takes from pressing to releasing. */
const errorDelayMs = 300;

interface CreateScreenProps {
  readonly start: InitialForm;
  readonly onBegin: (start: InitialForm) => void;
}

/**
 * The form with its rows and its draft, or the result of the last press. A press goes from `CreateForm` to `useCreate`,
 * which asks (`send/question`), plans the requests (`send/plan`) and sends one after another (`send/queue`,
 * `send/send-create`); the rows keep what became of them, and `Result` shows it.
 */
export function CreateScreen({ start, onBegin }: CreateScreenProps) {
  const messages = useMessages();
  const { startOver, leave, link } = messages.create;
  const contextOf = useContextOf();
  const requestHistory = useRequestHistory();
  const initial = useInitialForm(start);
  const [list] = useState(
    () => new RowList(initial.rows, () => requestHistory.lastReadTransactions(), initial.columns),
  );
  const form = useForm<CreateFormValues>({
    defaultValues: initial.values,
    resolver(values) {
      const errors = validateCreateForm(values, contextOf(values, list.columns.get()));
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
    shouldFocusError: false,
    mode: "onTouched",
    // A message that appears while the pointer is down would move the button under it.
    delayError: errorDelayMs,
  });
  const checkRows = useRowCheck(form, list, contextOf);
  const [offered, setOffered] = useState(initial.offered);
  const draft = useDraft(form, list, initial.link, offered === undefined);
  // After the draft was saved, which notes where a card number was.
  useEffect(() => () => list.clearCards(), [list]);
  /** The form that the operator wants in place of this one, and whether it would delete what is typed here. */
  const [next, setNext] = useState<{ form: InitialForm; isDeleting: boolean }>();

  const createdCases = useCreatedCases();
  const create = useCreate({
    form,
    list,
    contextOf,
    checkRows,
    onCreated: createdCases.add,
  });
  const { isSending, hasSent, result, question, unknownRequests } = create;

  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is removed.
  const focusHeading = () => heading.current?.focus();
  // An empty form begins in its first ARN.
  useEffect(() => {
    if (start === "draft") heading.current?.focus();
  }, [start]);

  const { unkept } = createdCases;
  const isUnsaved = () => isSending || draft.isUnsaved() || unkept().length > 0;
  const session = useSession();
  // The dialog that asks for another token comes first.
  const sessionState = useSessionState();
  // Signing out has asked itself.
  const leaveChoice = useLeaveGuard(() => session.state.get() !== "signed-out" && isUnsaved());
  useEffect(() => session.work.add({ losses: () => ({ ids: unkept().length }) }));

  function begin(form: InitialForm) {
    if (form !== "draft") draft.drop();
    onBegin(form);
  }
  function askToBegin(form: InitialForm) {
    const isDeleting = form === "draft" ? draft.isUnsaved() : draft.isFilled();
    if (isDeleting || unkept().length > 0) setNext({ form, isDeleting });
    else begin(form);
  }
  const askToStartOver = () => askToBegin({ caseType: result?.plan.bpCode ?? "" });

  function textOfLeaving(): string {
    if (isSending) return leave.sending;
    if (!draft.isUnsaved()) return "";
    return draft.save() ? leave.text : startOver.text;
  }
  const lostText = leaveChoice ? textOfLeaving() : "";
  const { length: unkeptCount } = unkept();
  const unkeptText = unkeptCount > 0 && (
    <p>{messages.create.result.created.unkept({ count: unkeptCount })}</p>
  );
  const notices = (
    <>
      {initial.hasCard && <Notice tone="warn" isAlert title={link.card} />}
      {initial.isRestored && !result && !hasSent && <DraftNotice onStartOver={askToStartOver} />}
      {!isSending && !result && offered && (
        <OfferedDraftNotice
          draft={offered}
          onUse={() => askToBegin("draft")}
          onDiscard={() => {
            clearDraft();
            setOffered(undefined);
            draft.saveSoon();
            focusHeading();
          }}
        />
      )}
      <Outcome
        error={create.error}
        unknownRequests={unknownRequests}
        hasResult={result !== undefined}
        createdCases={createdCases}
        onSettle={(request, wasCreated) => {
          create.settle(request, wasCreated);
          focusHeading();
        }}
      />
    </>
  );

  return (
    <div className="stack">
      {result ? (
        <>
          {/* The result shows a heading of its own, so this one is hidden. */}
          <h1 ref={heading} tabIndex={-1} className="visually-hidden">
            {messages.app.createCase}
          </h1>
          {notices}
          <Result
            result={result}
            list={list}
            createdCases={createdCases}
            onStop={create.stop}
            onSendRest={create.sendRest}
            onRetry={create.showForm}
            onStartOver={askToStartOver}
          />
        </>
      ) : (
        <FormProvider {...form}>
          <CreateForm
            list={list}
            headingRef={heading}
            isSending={isSending}
            isInDoubt={unknownRequests.length > 0}
            faultyPresses={create.faultyPresses}
            onSubmit={create.submit}
          >
            {notices}
          </CreateForm>
        </FormProvider>
      )}
      {question && sessionState !== "refused" && (
        <QuestionDialog
          question={question}
          onConfirm={create.confirm}
          onConfirmOthers={create.confirmOthers}
          onCancel={create.cancel}
        />
      )}
      {leaveChoice && (
        <Confirmation
          title={leave.title}
          confirmLabel={leave.leave}
          cancelLabel={leave.stay}
          onConfirm={leaveChoice.leave}
          onCancel={leaveChoice.stay}
        >
          {lostText !== "" && <p>{lostText}</p>}
          {unkeptText}
        </Confirmation>
      )}
      {next && !leaveChoice && (
        <Confirmation
          title={next.isDeleting ? startOver.title : startOver.unkeptTitle}
          confirmLabel={next.isDeleting ? startOver.confirm : leave.leave}
          onConfirm={() => begin(next.form)}
          onCancel={() => setNext(undefined)}
        >
          {next.isDeleting && <p>{startOver.text}</p>}
          {unkeptText}
        </Confirmation>
      )}
    </div>
  );
}

/**
 * Guards a page with unsaved work. For another page of the application the caller shows a dialog; for
 * closing the tab or another site the browser shows its own.
 * @param isUnsaved called when the operator tries to leave.
 * @returns the choice for the caller's dialog; `undefined` until the operator tries to leave.
 */
function useLeaveGuard(isUnsaved: () => boolean) {
  // The router takes a new function only after the paint. The ref has it before, so that the guard judges what is on
  // the screen.
  const isUnsavedNow = useRef(isUnsaved);
  useLayoutEffect(() => {
    isUnsavedNow.current = isUnsaved;
  }, [isUnsaved]);
  useBeforeUnload((event) => {
    if (isUnsavedNow.current()) event.preventDefault();
  });
  const { key } = useLocation();
  const entry = useRef<string>(undefined);
  useEffect(() => {
    // WebKitGTK 2.50 has no Navigation API: there the address may differ after two presses of Back.
    entry.current = "navigation" in window ? navigation.currentEntry?.key : undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a navigation within the page changes its entry.
  }, [key]);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isBlocked = currentLocation.pathname !== nextLocation.pathname && isUnsavedNow.current();
    if (isBlocked && historyAction === NavigationType.Pop) startReturn(entry.current);
    return isBlocked;
  });
  return blocker.state === "blocked" ? { leave: blocker.proceed, stay: blocker.reset } : undefined;
}
