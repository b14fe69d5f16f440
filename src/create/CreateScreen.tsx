import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { FormProfile } from "#config/form-profile.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useSession, useSessionState } from "#session/SessionProvider.tsx";
import { Notice } from "#ui/Notice.tsx";
import { CreateForm } from "./CreateForm.tsx";
import { clearDraft } from "./draft/clear-draft.ts";
import { type InitialForm, useInitialForm } from "./draft/initial-form.ts";
import { DraftNotice, OfferedDraftNotice } from "./draft/StartNotices.tsx";
import { useDraft } from "./draft/use-draft.ts";
import { validateCreateForm } from "./form/form-errors.ts";
import { useContextOf } from "./form/use-form-values.ts";
import type { CreateFormValues } from "./form/values.ts";
import { LossQuestion, useLeaveGuard } from "./leaving.tsx";
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
  readonly profile: FormProfile;
  readonly onBegin: (start: InitialForm) => void;
}

/**
 * The form with its rows and its draft, or the result of the last press. A press goes from `CreateForm` to `useCreate`,
 * which asks (`send/question`), plans the requests (`send/plan`) and sends one after another (`send/queue`,
 * `send/send-create`); the rows keep what became of them, and `Result` shows it.
 */
export function CreateScreen({ start, profile, onBegin }: CreateScreenProps) {
  const messages = useMessages();
  const { startOver, leave, link } = messages.create;
  const contextOf = useContextOf(profile);
  const requestHistory = useRequestHistory();
  const initial = useInitialForm(start, profile);
  const [list] = useState(
    () => new RowList(initial.rows, () => requestHistory.knownTransactions(), initial.columns),
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
  /** The form that the operator wants in place of this one. */
  const [next, setNext] = useState<InitialForm>();

  const createdCases = useCreatedCases();
  const create = useCreate({
    form,
    list,
    contextOf,
    checkRows,
    onCreated: createdCases.add,
  });
  const { isSending, result, question } = create;
  const hasSent = create.sentType !== undefined;

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
  useEffect(() =>
    session.work.add({
      losses: () => ({ ids: unkept().length }),
      forms: () => new Map(draft.isChanged() ? [[initial.link, draft.countLosses()]] : []),
      clearOnSignOut: draft.drop,
    }),
  );

  /** Whether another form would delete what is typed here. */
  const isDeleted = (next: InitialForm) =>
    next === "draft" ? draft.isUnsaved() : draft.isFilled();
  function begin(next: InitialForm) {
    if (next !== "draft") draft.drop();
    onBegin(next);
  }
  function askToBegin(next: InitialForm) {
    if (isDeleted(next) || unkept().length > 0) setNext(next);
    else begin(next);
  }
  const askToStartOver = () => askToBegin({ caseType: create.sentType ?? "" });

  function leaveText() {
    if (isSending) return leave.sending;
    return draft.isUnsaved() && (draft.isKept() ? leave.text : startOver.text);
  }

  const notices = (
    <>
      {initial.hasCard && <Notice tone="warn" isAlert title={link.card} />}
      {initial.isRestored && !hasSent && <DraftNotice onStartOver={askToStartOver} />}
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
        isResult={result !== undefined}
        lost={create.lost}
        isNewlyLost={create.isNewlyLost}
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
            list={list}
            result={result}
            sentType={create.sentType}
            createdCases={createdCases}
            onStop={create.stop}
            onSendRest={create.sendRest}
            onRetry={create.retry}
            onStartOver={askToStartOver}
          />
        </>
      ) : (
        <FormProvider {...form}>
          <CreateForm
            create={create}
            list={list}
            profile={profile}
            contextOf={contextOf}
            isFocused={start !== "draft" || hasSent}
            headingRef={heading}
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
      {next && (
        <LossQuestion
          title={isDeleted(next) ? startOver.title : startOver.unkeptTitle}
          text={isDeleted(next) && startOver.text}
          confirmLabel={isDeleted(next) ? startOver.confirm : leave.leave}
          unkeptCount={unkept().length}
          onConfirm={() => begin(next)}
          onCancel={() => setNext(undefined)}
        />
      )}
      {leaveChoice && (
        <LossQuestion
          title={leave.title}
          text={leaveText()}
          confirmLabel={leave.leave}
          cancelLabel={leave.stay}
          unkeptCount={unkept().length}
          onConfirm={leaveChoice.leave}
          onCancel={leaveChoice.stay}
        />
      )}
    </div>
  );
}
