import { type ReactNode, type Ref, useEffect, useMemo, useRef } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { type ProfileField, textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import { caseTypes } from "#model/case-type.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/form/RadioGroup.tsx";
import { Notice } from "#ui/Notice.tsx";
import { focusFirstInvalid } from "#ui/page/focus.ts";
import { useShortcut } from "#ui/page/shortcut.ts";
import styles from "./CreateForm.module.css";
import { FieldsPanel } from "./form/FieldsPanel.tsx";
import { useFields, useProfile } from "./form/form-context.ts";
import { noteUsed } from "./form/last-used.ts";
import { moveToInputs } from "./form/link-prefill.ts";
import { type CreateFormValues, columnFields } from "./form/values.ts";
import { Review } from "./review/Review.tsx";
import { RowsPanel } from "./rows/RowsPanel.tsx";
import { isToCreate, needsCurrency, type Row } from "./rows/row.ts";
import type { RowList } from "./rows/row-list.ts";

interface CreateFormProps {
  readonly list: RowList;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly isSending: boolean;
  /** Whether an outcome is unknown: then nothing more is to be created lightly. */
  readonly isInDoubt: boolean;
  /** How many presses have sent nothing, because something has to be corrected. */
  readonly faultyPresses: number;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

export function CreateForm(props: CreateFormProps) {
  const { list, headingRef, children, isSending, isInDoubt, faultyPresses, onSubmit } = props;
  const { tag, messages } = useLanguage();
  const { app, case: names, create: t, fact } = messages;
  const { register, getValues, setValue } = useFormContext<CreateFormValues>();
  const { errors } = useFormState<CreateFormValues>();
  const profile = useProfile();
  const fields = useFields();
  const session = useSession();
  const errorCount = countErrors(errors);
  const count = useCount(list, isToCreate);
  const isCurrencyMissing = useCount(list, needsCurrency) > 0;
  const canSend = count > 0 && !isCurrencyMissing;
  const { columns, otherColumns } = useColumns(list, fields);
  const element = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (faultyPresses > 0) focusFirstInvalid(element.current);
  }, [faultyPresses]);

  useEffect(() => {
    document.addEventListener("dragover", refuseFiles);
    return () => document.removeEventListener("dragover", refuseFiles);
  }, []);

  function moveFreeRows() {
    const { inputs, freeRows } = moveToInputs(getValues(), profile, tag);
    setValue("inputs", inputs);
    setValue("freeRows", freeRows);
  }

  function press() {
    // A key does not blur its input, and a card number is masked on blur. A dialog returns the focus to the button.
    submitButton.current?.focus();
    if (element.current) readUnnoticed(element.current);
    noteUsed(
      session.work.lastUsed,
      getValues(),
      fields,
      list.get().map((row) => row.values),
    );
    onSubmit();
  }

  // Enter in an input is often a reflex, or sent by a scanner: only the button and Ctrl+Enter create.
  useShortcut({ key: "ctrl+enter" }, press);

  return (
    <form
      ref={element}
      aria-label={app.createCase}
      autoComplete="off"
      noValidate
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={`stack ${styles.main}`}>
        <div className={`line ${styles.head}`}>
          <h1 ref={headingRef} tabIndex={-1}>
            {app.createCase}
          </h1>
          <div inert={isSending}>
            <RadioGroup
              {...register("bpCode", { onChange: moveFreeRows })}
              label={<span className="visually-hidden">{fact.caseType}</span>}
              isRequired
              error={errors.bpCode?.message}
              options={caseTypes.map((code) => ({
                value: code,
                label: (
                  <>
                    <b>{code}</b> <span className="wide-seen">{names.types[code]}</span>
                  </>
                ),
              }))}
            />
          </div>
        </div>
        <div className={`stack ${styles.notices}`}>{children}</div>
        <div className={`stack ${styles.inputs}`} inert={isSending}>
          {/* A new key mounts the alert again at each press, so that screen readers announce it again. */}
          {faultyPresses > 0 && errorCount > 0 && (
            <Notice
              key={faultyPresses}
              tone="warn"
              isAlert
              title={t.summary({ count: errorCount })}
            />
          )}
          {/* Not shown: the row and the review say it. */}
          {faultyPresses > 0 && errorCount === 0 && count === 0 && (
            <p key={faultyPresses} role="alert" className="visually-hidden">
              {t.rows.nothingToSend}
            </p>
          )}
          <RowsPanel
            list={list}
            columns={columns}
            otherColumns={otherColumns}
            faultyPresses={faultyPresses}
            marksEmptyRows={faultyPresses > 0 && count === 0}
          />
          <FieldsPanel columns={columns} isForAll={count > 1} />
        </div>
      </div>
      <div className={styles.side}>
        <Review list={list}>
          <div className={[styles.submit, count > 0 ? styles.floating : styles.waiting].join(" ")}>
            <Button
              ref={submitButton}
              variant={canSend && !isInDoubt ? "primary" : "plain"}
              aria-disabled={isSending}
              aria-keyshortcuts="Control+Enter"
              onClick={press}
            >
              {t.rows.create({ count })}
            </Button>
          </div>
          <p role="status" className={`soft ${styles.step}`}>
            {isSending && t.sending}
          </p>
        </Review>
      </div>
    </form>
  );
}

/** How many rows fulfil a condition. Renders again only when the count changes, not at each keystroke in a row. */
const useCount = (list: RowList, isCounted: (row: Row) => boolean): number =>
  useStore({ subscribe: list.subscribe, get: () => list.get().filter(isCounted).length });

function useColumns(list: RowList, fields: readonly ProfileField[]) {
  const { tag } = useLanguage();
  const all = useStore(list.columns);
  return useMemo(() => {
    const columns = columnFields(fields, all);
    const others = all.filter((column) => columnFields(columns, [column]).length === 0);
    return { columns, otherColumns: others.map(({ label }) => textIn(label, tag)) };
  }, [fields, all, tag]);
}

function countErrors(errors: unknown): number {
  if (typeof errors !== "object" || errors === null) return 0;
  if ("message" in errors && typeof errors.message === "string") return 1;
  return Object.values(errors).reduce((sum: number, inner) => sum + countErrors(inner), 0);
}

/**
 * Lets every input read what it shows, as when it is left: a writing aid or a password manager sets values without an
 * event. React keeps the value that it knows as the default one.
 */
function readUnnoticed(form: HTMLFormElement): void {
  for (const box of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input, textarea",
  )) {
    if (box.type === "file" || box.value === box.defaultValue) continue;
    box.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
}

/** A file that is dropped beside its input would be opened in place of the form. */
function refuseFiles(event: DragEvent): void {
  const { target, dataTransfer } = event;
  const isInput = target instanceof HTMLInputElement && target.type === "file";
  if (isInput || !dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  dataTransfer.dropEffect = "none";
}
