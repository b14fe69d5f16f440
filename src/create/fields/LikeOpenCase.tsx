import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useApiConfig } from "#api/api-config.ts";
import type { RetrievedCase } from "#api/get-case.ts";
import { caseQueries } from "#api/queries.ts";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { type FormProfile, fieldsFor } from "#config/form-profile.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { type CaseId, readEnteredId } from "#model/case-id.ts";
import type { CaseField } from "#model/field.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { maskPossibleCards } from "#privacy/possible-card.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import { focusWhenShown } from "#ui/page/focus-when-shown.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { foldTypedCode } from "../form/typed-text.ts";
import type { CreateFormValues } from "../form/values.ts";
import styles from "./LikeOpenCase.module.css";

interface FieldChoiceProps {
  readonly profile: FormProfile;
  /** Called with the name of a case and its ticked fields, in the order received. */
  readonly onChoose: (name: string, fields: readonly CaseField[]) => void;
}

interface LikeOpenCaseProps extends FieldChoiceProps {
  readonly onClose: () => void;
}

/** Chooses fields of a case's first stage for the form. The case was opened before, or is read by its id. */
export function LikeOpenCase({ profile, onChoose, onClose }: LikeOpenCaseProps) {
  const { fields: t } = useMessages().create;
  const [id, setId] = useState<CaseId>();
  return (
    <div
      role="presentation"
      className={styles.likeCase}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <div role="group" aria-label={t.like}>
        <CaseChoice onChoose={setId} />
        {id !== undefined && (
          <FirstStageFields key={id} id={id} profile={profile} onChoose={onChoose} />
        )}
      </div>
    </div>
  );
}

/** Chooses a case that was opened before, or any by its id. No `form` element: it is inside the create form. */
function CaseChoice({ onChoose }: { readonly onChoose: (id: CaseId) => void }) {
  const { app, create } = useMessages();
  const { fields: t } = create;
  const cases = useQueryClient()
    .getQueriesData<RetrievedCase>({ queryKey: caseQueries.detailsKey })
    .flatMap(([, retrieved]) => retrieved?.case ?? []);
  const box = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<ReactNode>();

  function choose() {
    const text = box.current?.value.trim() ?? "";
    const id = readEnteredId(text);
    if (id !== undefined) {
      setError(undefined);
      onChoose(id);
      return;
    }
    const shown = maskPossibleCards(text);
    setError(
      text === "" ? app.open.none : <ReceivedText>{app.open.notId({ text: shown })}</ReceivedText>,
    );
    box.current?.focus();
  }

  return (
    <>
      <p>{t.likeHint}</p>
      {cases.length > 0 && (
        <ul className={styles.cases}>
          {cases.map((openCase) => (
            <li key={openCase.id}>
              <Button onClick={() => onChoose(openCase.id)}>
                <ReceivedText>{nameOf(openCase)}</ReceivedText>
                <ReceivedText>{openCase.processName}</ReceivedText>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.like}>
        <TextField
          ref={box}
          label={app.open.caseId}
          inputMode="numeric"
          autoComplete="off"
          error={error}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            choose();
          }}
        />
        <Button onClick={choose}>{t.likeRead}</Button>
      </div>
    </>
  );
}

interface FirstStageFieldsProps extends FieldChoiceProps {
  readonly id: CaseId;
}

function FirstStageFields({ id, profile, onChoose }: FirstStageFieldsProps) {
  const { case: caseWords, create } = useMessages();
  const { fields: t } = create;
  const { data, error, refetch } = useQuery({
    ...caseQueries.detail(useApiConfig(), id),
    // A bug of the viewer must not take the form, whose card numbers and files are kept nowhere else.
    throwOnError: false,
  });
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const isTaken = useTakenCodes(profile);
  if (error) return <FailureNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{caseWords.loading({ id: maskedId(id) })}</p>;
  const name = nameOf(data.case);
  const byCode = new Map(
    data.case.stages[0]?.fields.map((field) => [foldTypedCode(field.code), field]),
  );
  const fields = [...byCode.values()].filter(({ code, isVisible }) => isVisible && code !== "");
  const chosen = fields.filter(({ code }) => ticked.includes(code));
  return (
    <div
      ref={focusWhenShown}
      role="group"
      aria-label={t.likeFields({ name })}
      tabIndex={-1}
      className={styles.firstFields}
    >
      <div className={styles.likeHead}>
        <p>{t.likeTick({ name })}</p>
        <Button
          aria-disabled={chosen.length === 0}
          onClick={() => chosen.length > 0 && onChoose(name, chosen)}
        >
          {t.likeAdd({ count: chosen.length })}
        </Button>
      </div>
      <ul className={styles.ticks}>
        {fields.map(({ code, name: fieldName, kind }) => (
          <li key={code}>
            <label>
              <input
                type="checkbox"
                disabled={isTaken(code)}
                onChange={({ target: { checked } }) =>
                  setTicked((last) =>
                    checked ? [...last, code] : last.filter((tickedCode) => tickedCode !== code),
                  )
                }
                onKeyDown={(event) => {
                  // Enter would submit the form.
                  if (event.key === "Enter") event.preventDefault();
                }}
              />
              <ReceivedText>{fieldName || code}</ReceivedText>
              <small>
                {isTaken(code) ? (
                  t.likeTaken
                ) : (
                  <>
                    <ReceivedText>{code}</ReceivedText> · {caseWords.field.kinds[kind]}
                  </>
                )}
              </small>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the form has a field of a code. */
function useTakenCodes(profile: FormProfile): (code: string) => boolean {
  const { control } = useFormContext<CreateFormValues>();
  const [bpCode, rows] = useWatch({ control, name: ["bpCode", "freeRows"] });
  const taken = new Set(
    [...fieldsFor(profile, bpCode), ...rows].map(({ code }) => foldTypedCode(code)),
  );
  return (code) => taken.has(foldTypedCode(code));
}

const nameOf = ({ code, id }: Case): string => maskedStart(code) || maskedId(id);
