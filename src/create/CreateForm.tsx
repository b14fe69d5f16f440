import { useEffect, useReducer, useRef } from "react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import styles from "./CreateForm.module.css";
import { FieldsPanel } from "./fields/FieldsPanel.tsx";
import { CaseTypeChoice } from "./form/CaseTypeChoice.tsx";
import { FaultSummary } from "./form/FaultSummary.tsx";
import { type LinkPrefill, moveToInputs } from "./form/link-prefill.ts";
import type { CreateFormMethods } from "./form/use-form-values.ts";
import type { CreateFormValues } from "./form/values.ts";
import { PasteButton } from "./paste/PasteButton.tsx";
import type { FormProfile, ProfileField } from "./profile/form-profile.ts";
import { Review } from "./Review.tsx";
import type { useCreate } from "./send/use-create.ts";
import type { CardVault } from "./transactions/card-vault.ts";
import { Transactions } from "./transactions/Transactions.tsx";
import { isSent } from "./transactions/transaction.ts";
import { type TransactionList, useTransactions } from "./transactions/transaction-list.ts";

interface CreateFormProps {
  readonly form: CreateFormMethods;
  readonly vault: CardVault;
  readonly list: TransactionList;
  readonly profile: FormProfile;
  readonly fieldsOf: (values: CreateFormValues) => readonly ProfileField[];
  readonly link: LinkPrefill;
  readonly create: ReturnType<typeof useCreate>;
}

/** The form itself, with the request it makes beside it. */
export function CreateForm(props: CreateFormProps) {
  const { form, vault, list, profile, fieldsOf, link, create } = props;
  const { step, isSending, attempts, faulty, submit } = create;
  const { app, create: words } = useFullWords();
  const { rows, isTable } = useTransactions(list);
  const [pastes, countPaste] = useReducer((count: number) => count + 1, 0);
  const element = useRef<HTMLFormElement>(null);

  function takeOver() {
    const values = form.getValues();
    const moved = moveToInputs(values, link, profile);
    if (moved.rows.length === values.rows.length) return;
    form.setValue("typed", moved.typed);
    form.setValue("rows", moved.rows);
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
        submit();
      }}
    >
      <div className={styles.inputs} inert={isSending}>
        <FaultSummary form={form} list={list} faulty={faulty} attempts={attempts} />
        <div className={styles.caseType}>
          <CaseTypeChoice form={form} onChoose={takeOver} />
        </div>
        <Transactions list={list} vault={vault} faulty={faulty} pastes={pastes}>
          <PasteButton list={list} onPasted={countPaste} />
        </Transactions>
        <FieldsPanel form={form} profile={profile} />
      </div>
      <div className={styles.side}>
        <Review form={form} vault={vault} list={list} fieldsOf={fieldsOf} />
        <Button type="submit" look="primary" aria-disabled={isSending} className={styles.submit}>
          {isTable
            ? words.transactions.create({ count: rows.filter(isSent).length })
            : app.createCase}
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
