import { useCallback, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { todayIn } from "#case-ui/clock.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { useSettings } from "#session/SessionProvider.tsx";
import { Confirmation } from "#ui/Confirmation.tsx";
import { CreateForm } from "./CreateForm.tsx";
import styles from "./CreateScreen.module.css";
import { DraftNotice, LinkNotices, OtherDraft } from "./draft/DraftNotices.tsx";
import { type Draft, dropDraft } from "./draft/drafts.ts";
import { type Start, useInitialForm } from "./draft/initial-form.ts";
import { useDraft } from "./draft/use-draft.ts";
import { validateCreateForm } from "./form/validate.ts";
import type { CreateFormValues } from "./form/values.ts";
import { type FormProfile, fieldsFor } from "./profile/form-profile.ts";
import { Outcome } from "./result/Outcome.tsx";
import { arnStore } from "./send/arn-store.ts";
import { ConfirmDialog } from "./send/ConfirmDialog.tsx";
import { hasMany } from "./send/create-queue.ts";
import { useCreate } from "./send/use-create.ts";
import { TransactionList } from "./transactions/transaction-list.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

interface CreateScreenProps {
  readonly start: Start;
  readonly profile: FormProfile;
  /** Replaces this form by another one. */
  readonly onBegin: (start: Start) => void;
  readonly focusHeading: () => void;
}

/** The form with its initial values, its draft and its outcome. */
export function CreateScreen({ start, profile, onBegin, focusHeading }: CreateScreenProps) {
  const { tag, words } = useFullLanguage();
  const { timeZone } = useSettings();
  const initial = useInitialForm(start, profile);
  const [list] = useState(() => new TransactionList(initial.transactions, arnStore));
  const form = useForm<CreateFormValues>({
    defaultValues: initial.values,
    resolver(values) {
      const errors = validateCreateForm(values, {
        fields: fieldsFor(profile, values.bpCode),
        today: todayIn(timeZone),
        words: words.create.faults,
        tag,
      });
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
    shouldFocusError: false,
  });
  const draft = useDraft(form, list, initial.link);
  const [otherDrafts, setOtherDrafts] = useState(initial.otherDrafts);
  const [chosenDraft, setChosenDraft] = useState<Draft>();
  const [isStartingOver, setStartingOver] = useState(false);

  const create = useCreate({ form, list, profile, onHalt: draft.setUnchanged });
  const { isSending, result, pending } = create;
  const [isRestored, setRestored] = useState(initial.isRestored);
  if (isSending && isRestored) setRestored(false);
  const isStopped = result?.phase === "stopped";

  const isUnsaved = useCallback(
    () => isSending || isStopped || draft.isUnsaved(),
    [isSending, isStopped, draft],
  );
  const leaving = useLeaveGuard(isUnsaved);

  function deleteAll() {
    draft.drop();
    onBegin("blank");
  }
  function startOver() {
    if (draft.isFilled()) setStartingOver(true);
    else deleteAll();
  }
  function switchTo(other: Draft) {
    draft.save();
    onBegin(other);
  }

  const { leave: texts, startOver: deleting } = words.create;
  const phase = result?.phase === "paused" ? "paused" : result && hasMany(result) ? "many" : "one";
  const asking = chosenDraft
    ? { onConfirm: () => switchTo(chosenDraft), onCancel: () => setChosenDraft(undefined) }
    : leaving && { onConfirm: leaving.leave, onCancel: leaving.stay };

  return (
    <div className={styles.screen}>
      {initial.visited && <LinkNotices {...initial.visited} />}
      {isRestored && <DraftNotice onStartOver={startOver} />}
      {!isSending &&
        !result &&
        otherDrafts.map((other) => (
          <OtherDraft
            key={other.link}
            draft={other}
            onUse={() => (isUnsaved() ? setChosenDraft(other) : switchTo(other))}
            onDiscard={() => {
              dropDraft(other.link);
              setOtherDrafts(otherDrafts.filter((draft) => draft !== other));
              focusHeading();
            }}
          />
        ))}
      <Outcome create={create} list={list} onStartOver={startOver} focusHeading={focusHeading} />
      {!result && (
        <FormProvider {...form}>
          <CreateForm list={list} profile={profile} link={initial.link} create={create} />
        </FormProvider>
      )}
      {pending && (
        <ConfirmDialog pending={pending} onConfirm={create.confirm} onCancel={create.cancel} />
      )}
      {isStartingOver && (
        <Confirmation
          title={deleting.title}
          confirmLabel={deleting.confirm}
          onConfirm={deleteAll}
          onCancel={() => setStartingOver(false)}
        >
          <p>{deleting.text}</p>
        </Confirmation>
      )}
      {asking && (
        <Confirmation
          {...asking}
          title={texts.title}
          confirmLabel={texts.leave}
          cancelLabel={texts.stay}
        >
          <p>{isSending ? texts.sending[phase] : texts.text}</p>
        </Confirmation>
      )}
    </div>
  );
}
