import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { todayIn } from "#glance/today.ts";
import { maskCardNumbers } from "#language/card-number.ts";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import { useLeaveGuard } from "#route/use-leave-guard.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { CreateForm } from "./CreateForm.tsx";
import styles from "./CreateScreen.module.css";
import { DraftNotice, OtherDraft } from "./draft/DraftNotices.tsx";
import { type Draft, dropDraft } from "./draft/drafts.ts";
import { blankValues, type Opening } from "./draft/opening.ts";
import { useDraft } from "./draft/use-draft.ts";
import { fingerprintOf } from "./form/fingerprint.ts";
import { createFormResolver } from "./form/validate.ts";
import type { CreateFormValues } from "./form/values.ts";
import { LeaveDialog } from "./LeaveDialog.tsx";
import type { FormProfile, ProfileField } from "./profile/form-profile.ts";
import { Outcome } from "./result/Outcome.tsx";
import { arnStore } from "./send/arn-store.ts";
import { ConfirmDialog } from "./send/ConfirmDialog.tsx";
import { hasMany } from "./send/create-queue.ts";
import { useCreate } from "./send/use-create.ts";
import { CardVault } from "./transactions/card-vault.ts";
import { TransactionList } from "./transactions/transaction-list.ts";

interface CreateScreenProps {
  readonly opening: Opening;
  readonly profile: FormProfile;
  /** Begin with an empty form. */
  readonly onStartOver: () => void;
  /** Begins with a draft instead of this form. */
  readonly onUseDraft: (draft: Draft) => void;
  readonly focusHeading: () => void;
}

const noFields: readonly ProfileField[] = [];

/** The form with everything around it: what it begins with, its draft, its outcome. */
export function CreateScreen(props: CreateScreenProps) {
  const { opening, profile, onStartOver, onUseDraft, focusHeading } = props;
  const { tag, words } = useFullLanguage();
  const { timeZone } = useSettings();
  const [vault] = useState(() => new CardVault(opening.goneCards));
  const [list] = useState(() => {
    const created = new TransactionList(vault, arnStore);
    if (opening.transactions.length > 0) created.restore(opening.transactions);
    return created;
  });
  const fieldsOf = useCallback(
    ({ bpCode }: CreateFormValues) =>
      bpCode === "" ? noFields : (profile.caseTypes[bpCode] ?? noFields),
    [profile],
  );
  const resolver = useMemo(
    () =>
      createFormResolver(
        (values) => ({ fields: fieldsOf(values), today: todayIn(timeZone) }),
        words.create,
        tag,
      ),
    [fieldsOf, timeZone, words, tag],
  );
  const form = useForm<CreateFormValues>({
    defaultValues: opening.values,
    resolver,
    shouldFocusError: false,
  });
  const saveDraftNow = useDraft(form, list, vault, opening.draft);
  const [otherDrafts, setOtherDrafts] = useState(opening.otherDrafts);
  const [chosenDraft, setChosenDraft] = useState<Draft>();

  // What was there when the form began, and what an outcome has left of it, is no change.
  const { getValues } = form;
  const fingerprint = useCallback(
    () => fingerprintOf(getValues(), list.state().rows),
    [getValues, list],
  );
  const unchanged = useRef("");
  useEffect(() => {
    unchanged.current = fingerprint();
  }, [fingerprint]);

  const create = useCreate({
    form,
    list,
    vault,
    fieldsOf,
    blank: () => blankValues(profile),
    onHalt() {
      unchanged.current = fingerprint();
    },
    onUnreadable(file) {
      const files = Object.entries(form.getValues("files"));
      const [key] = files.find(([, chosen]) => chosen?.includes(file)) ?? [];
      const message = words.create.faults.unreadable({ name: maskCardNumbers(file.name) });
      if (key !== undefined) form.setError(`files.${key}`, { message });
    },
  });
  const { isSending, isStopped, result, pending, retrying } = create;

  const isHeld = useCallback(
    () => isSending || isStopped || !vault.isEmpty || fingerprint() !== unchanged.current,
    [isSending, isStopped, vault, fingerprint],
  );
  const leaving = useLeaveGuard(isHeld);

  function switchTo(draft: Draft) {
    saveDraftNow();
    onUseDraft(draft);
  }

  return (
    <div className={styles.screen}>
      {opening.isRestored && !result && !retrying && <DraftNotice onStartOver={onStartOver} />}
      {!isSending &&
        !result &&
        otherDrafts.map((draft) => (
          <OtherDraft
            key={draft.id}
            draft={draft}
            onUse={() => (isHeld() ? setChosenDraft(draft) : switchTo(draft))}
            onDiscard={() => {
              dropDraft(draft.id);
              setOtherDrafts((drafts) => drafts.filter(({ id }) => id !== draft.id));
              focusHeading();
            }}
          />
        ))}
      <Outcome create={create} list={list} onStartOver={onStartOver} focusHeading={focusHeading} />
      {!result && (
        <CreateForm
          form={form}
          vault={vault}
          list={list}
          profile={profile}
          fieldsOf={fieldsOf}
          link={opening.link}
          create={create}
        />
      )}
      {pending && (
        <ConfirmDialog
          pending={pending}
          vault={vault}
          onConfirm={create.confirm}
          onCancel={create.cancel}
        />
      )}
      {chosenDraft && (
        <LeaveDialog
          onConfirm={() => switchTo(chosenDraft)}
          onCancel={() => setChosenDraft(undefined)}
        />
      )}
      {leaving && (
        <LeaveDialog
          sending={isSending ? (result && hasMany(result) ? "many" : "one") : undefined}
          onConfirm={leaving.leave}
          onCancel={leaving.stay}
        />
      )}
    </div>
  );
}
