import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { todayIn } from "#glance/today.ts";
import { maskCardNumbers } from "#language/card-number.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { useLeaveGuard } from "#route/use-leave-guard.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { BatchConfirm } from "./batch/BatchConfirm.tsx";
import { BatchRunView } from "./batch/BatchRunView.tsx";
import { Batch } from "./batch/batch.ts";
import { useIsBatch } from "./batch/use-batch.ts";
import { useBatchRun } from "./batch/use-batch-run.ts";
import styles from "./CreateDesk.module.css";
import { CreateForm } from "./CreateForm.tsx";
import { CardVault } from "./card-vault.ts";
import type { Claim } from "./claim.ts";
import { traceOf } from "./claim-change.ts";
import { claimResolver } from "./claim-resolver.ts";
import { DraftNotice } from "./draft/DraftNotice.tsx";
import { type Draft, dropDraft } from "./draft/drafts.ts";
import { OtherDraft } from "./draft/OtherDraft.tsx";
import { useDraft } from "./draft/use-draft.ts";
import type { FormProfile, ProfileField } from "./form-profile.ts";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { Outcome } from "./Outcome.tsx";
import { blankClaim, type Opening } from "./opening.ts";
import { SendAgainDialog } from "./SendAgainDialog.tsx";
import { useCreate } from "./use-create.ts";

interface CreateDeskProps {
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
export function CreateDesk(props: CreateDeskProps) {
  const { opening, profile, onStartOver, onUseDraft, focusHeading } = props;
  const { tag, words } = useLanguage();
  const { timeZone } = useSettings();
  const [vault] = useState(() => new CardVault(opening.goneCards));
  const [batch] = useState(() => new Batch(vault));
  const isBatch = useIsBatch(batch);
  const fieldsOf = useCallback(
    ({ bpCode }: Claim) => (bpCode === "" ? noFields : (profile.caseTypes[bpCode] ?? noFields)),
    [profile],
  );
  const resolver = useMemo(() => {
    const contextOf = (claim: Claim) => ({
      fields: fieldsOf(claim),
      cardState: (name: string) => vault.state(name),
      isCardGone: (name: string) => vault.isGone(name),
      today: todayIn(timeZone),
    });
    return claimResolver(contextOf, words.create, tag);
  }, [fieldsOf, vault, timeZone, words, tag]);
  const form = useForm<Claim>({ defaultValues: opening.claim, resolver, shouldFocusError: false });
  const saveDraftNow = useDraft(form, vault, opening.draft);
  const [otherDrafts, setOtherDrafts] = useState(opening.otherDrafts);
  const [chosenDraft, setChosenDraft] = useState<Draft>();

  // What was there when the form began, and what an outcome has left of it, is no change.
  const { getValues } = form;
  const trace = useRef("");
  useEffect(() => {
    trace.current = traceOf(getValues());
  }, [getValues]);

  const blank = () => blankClaim(profile);
  const setTrace = () => {
    trace.current = traceOf(getValues());
  };
  const create = useCreate({
    form,
    vault,
    fieldsOf,
    blank,
    onStruck() {
      batch.judgeAgain();
      focusHeading();
    },
    onEnded: setTrace,
    onUnreadable(file) {
      const files = Object.entries(form.getValues("files"));
      const [key] = files.find(([, list]) => list?.includes(file)) ?? [];
      const message = words.create.faults.unreadable({ name: maskCardNumbers(file.name) });
      if (key !== undefined) form.setError(`files.${key}`, { message });
    },
  });
  const { isFormHidden = false, step, asking } = create;
  const batchRun = useBatchRun({
    form,
    vault,
    batch,
    fieldsOf,
    blank,
    onHalt() {
      setTrace();
      create.lookAgain();
    },
    onFault: create.countAttempt,
  });
  const { run } = batchRun;
  const isSending = step !== undefined || batchRun.isBusy;
  // Rows wait for the press, or behind the request that stopped it.
  const isWaiting = run ? run.phase === "stopped" : isBatch;

  const isHeld = useCallback(
    () => isSending || isWaiting || !vault.isEmpty || traceOf(getValues()) !== trace.current,
    [isSending, isWaiting, vault, getValues],
  );
  const leaving = useLeaveGuard(isHeld);

  function switchTo(draft: Draft) {
    saveDraftNow();
    onUseDraft(draft);
  }

  return (
    <div className={styles.desk}>
      {opening.isRestored && !create.ended && !run && <DraftNotice onStartOver={onStartOver} />}
      {!isSending &&
        !create.ended &&
        !run &&
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
      <Outcome
        create={create}
        form={form}
        vault={vault}
        isBatchRun={run !== undefined}
        onStartOver={onStartOver}
      />
      {run && <BatchRunView batchRun={batchRun} run={run} onStartOver={onStartOver} />}
      {!isFormHidden && !run && (
        <CreateForm
          form={form}
          vault={vault}
          batch={batch}
          profile={profile}
          fieldsOf={fieldsOf}
          link={opening.link}
          step={step}
          attempts={create.attempts}
          onSubmit={isBatch ? batchRun.submit : create.submit}
        />
      )}
      {asking && (
        <SendAgainDialog
          arns={asking.arns}
          onConfirm={create.sendAgain}
          onCancel={create.dontSend}
        />
      )}
      {batchRun.asking && (
        <BatchConfirm
          asking={batchRun.asking}
          vault={vault}
          fieldsOf={fieldsOf}
          onConfirm={batchRun.start}
          onCancel={batchRun.cancel}
        />
      )}
      {chosenDraft && (
        <LeaveDialog
          isSending={false}
          isBatch={isBatch}
          onLeave={() => switchTo(chosenDraft)}
          onStay={() => setChosenDraft(undefined)}
        />
      )}
      {leaving && (
        <LeaveDialog
          isSending={isSending}
          isBatch={isBatch}
          onLeave={leaving.leave}
          onStay={leaving.stay}
        />
      )}
    </div>
  );
}
