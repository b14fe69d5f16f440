import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { todayIn } from "#glance/today.ts";
import { maskCardNumbers } from "#language/card-number.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { useSettings } from "#session/SessionProvider.tsx";
import styles from "./CreateDesk.module.css";
import { CreateForm } from "./CreateForm.tsx";
import { CardVault } from "./card-vault.ts";
import type { Claim } from "./claim.ts";
import { traceOf } from "./claim-change.ts";
import { claimResolver } from "./claim-resolver.ts";
import type { FormProfile, ProfileField } from "./form-profile.ts";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { Outcome } from "./Outcome.tsx";
import { blankForm, type Opening } from "./opening.ts";
import { SendAgainDialog } from "./SendAgainDialog.tsx";
import { useCreate } from "./use-create.ts";
import { useDraft } from "./use-draft.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

interface CreateDeskProps {
  readonly opening: Opening;
  readonly profile: FormProfile;
  /** Begin with an empty form. */
  readonly onStartOver: () => void;
}

const noFields: readonly ProfileField[] = [];

/** The form with everything around it: what it begins with, its draft, its outcome. */
export function CreateDesk({ opening, profile, onStartOver }: CreateDeskProps) {
  const { tag, words } = useLanguage();
  const { timeZone } = useSettings();
  const [vault] = useState(() => new CardVault(opening.goneCards));
  const fieldsOf = useCallback(
    ({ bpCode }: Claim) => (bpCode === "" ? noFields : (profile.caseTypes[bpCode] ?? noFields)),
    [profile],
  );
  const resolver = useMemo(() => {
    const contextOf = (claim: Claim) => ({
      fields: fieldsOf(claim),
      cardState: (name: string) => vault.state(name),
      today: todayIn(timeZone),
    });
    return claimResolver(contextOf, words.create, tag);
  }, [fieldsOf, vault, timeZone, words, tag]);
  const form = useForm<Claim>({ defaultValues: opening.claim, resolver, shouldFocusError: false });
  useDraft(form, vault, opening.link.query);

  // What was there when the form began, and what an outcome has left of it, is no change.
  const { getValues } = form;
  const trace = useRef("");
  useEffect(() => {
    trace.current = traceOf(getValues());
  }, [getValues]);

  const create = useCreate({
    form,
    vault,
    fieldsOf,
    blank: () => blankForm(profile).claim,
    onEnded() {
      trace.current = traceOf(getValues());
    },
    onUnreadable(file) {
      const files = Object.entries(form.getValues("files"));
      const [key] = files.find(([, list]) => list?.includes(file)) ?? [];
      const message = words.create.faults.unreadable({ name: maskCardNumbers(file.name) });
      if (key !== undefined) form.setError(`files.${key}`, { message });
    },
  });
  const { isFormHidden = false, step, asking } = create;

  const isHeld = useCallback(
    () => step !== undefined || !vault.isEmpty || traceOf(getValues()) !== trace.current,
    [step, vault, getValues],
  );
  const blocker = useLeaveGuard(isHeld);

  return (
    <div className={styles.desk}>
      <Outcome create={create} form={form} vault={vault} onStartOver={onStartOver} />
      {!isFormHidden && (
        <CreateForm
          form={form}
          vault={vault}
          profile={profile}
          fieldsOf={fieldsOf}
          step={step}
          attempts={create.attempts}
          onSubmit={create.submit}
        />
      )}
      {asking && (
        <SendAgainDialog
          arns={asking.arns}
          onConfirm={create.sendAgain}
          onCancel={create.dontSend}
        />
      )}
      {blocker.state === "blocked" && (
        <LeaveDialog
          isSending={step !== undefined}
          onLeave={blocker.proceed}
          onStay={blocker.reset}
        />
      )}
    </div>
  );
}
