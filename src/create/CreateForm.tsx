import { useEffect, useRef } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { type Batch, sendableOf } from "./batch/batch.ts";
import { useBatchRows } from "./batch/use-batch.ts";
import { CaseTypeChoice } from "./CaseTypeChoice.tsx";
import { ClaimFields } from "./ClaimFields.tsx";
import styles from "./CreateForm.module.css";
import type { CardVault } from "./card-vault.ts";
import type { Claim } from "./claim.ts";
import { FaultSummary } from "./FaultSummary.tsx";
import type { FormProfile, ProfileField } from "./form-profile.ts";
import { type LinkPrefill, moveToInputs } from "./link-prefill.ts";
import { Review } from "./Review.tsx";
import { Transactions } from "./Transactions.tsx";
import type { ClaimForm } from "./use-claim.ts";
import type { SendingStep } from "./use-sending.ts";

interface CreateFormProps {
  readonly form: ClaimForm;
  readonly vault: CardVault;
  readonly batch: Batch;
  readonly profile: FormProfile;
  readonly fieldsOf: (claim: Claim) => readonly ProfileField[];
  readonly link: LinkPrefill;
  /** What is being done with the press of the button. */
  readonly step: SendingStep | undefined;
  /** Goes up with each try that found something wrong. */
  readonly attempts: number;
  readonly onSubmit: () => void;
}

/** The form itself, with the request it makes beside it. */
export function CreateForm(props: CreateFormProps) {
  const { form, vault, batch, profile, fieldsOf, link, step, attempts, onSubmit } = props;
  const { app, batch: batchWords, create: words } = useWords();
  const rows = useBatchRows(batch);
  const element = useRef<HTMLFormElement>(null);
  const isSending = step !== undefined;

  function takeOver() {
    const claim = form.getValues();
    const { typed, rows } = moveToInputs(claim, link, profile);
    if (rows.length === claim.rows.length) return;
    form.setValue("typed", typed);
    form.setValue("rows", rows);
  }

  useEffect(() => {
    if (attempts > 0) focusFault(element.current);
  }, [attempts]);

  return (
    <form
      ref={element}
      aria-label={app.createCase}
      autoComplete="off"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        // A card number is masked when it is left, which Enter does not do.
        leave(document.activeElement);
        onSubmit();
      }}
    >
      <div className={styles.inputs} inert={isSending}>
        <FaultSummary form={form} attempts={attempts} />
        <div className={styles.caseType}>
          <CaseTypeChoice form={form} onChoose={takeOver} />
        </div>
        <Transactions form={form} vault={vault} batch={batch} />
        <ClaimFields form={form} profile={profile} />
      </div>
      <div className={styles.side}>
        <Review form={form} vault={vault} batch={batch} fieldsOf={fieldsOf} />
        <Button type="submit" look="primary" aria-disabled={isSending} className={styles.submit}>
          {rows.length === 0
            ? app.createCase
            : batchWords.create({ count: sendableOf(rows).length })}
        </Button>
        <p role="status" className={styles.step}>
          {step && words[step]}
        </p>
      </div>
    </form>
  );
}

function leave(active: Element | null) {
  if (active instanceof HTMLInputElement) active.blur();
}

/** The first input that something is wrong with, in the order of the page. */
function focusFault(form: HTMLFormElement | null) {
  const faulty = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const input = faulty?.matches("input, select, textarea")
    ? faulty
    : faulty?.querySelector("input");
  input?.focus();
}
