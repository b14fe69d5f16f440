import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import type { RetrievedCase } from "#api/get-case.ts";
import { caseQueries } from "#api/queries.ts";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { type CaseId, readCaseId } from "#model/case-id.ts";
import type { CaseField } from "#model/field.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import { focusWhenShown } from "#ui/page/focus-when-shown.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./FieldsPanel.module.css";

interface LikeOpenCaseProps {
  /** The codes that the form has already. */
  readonly takenCodes: ReadonlySet<string>;
  /** Called with the name of a case and its ticked fields, in the order received. */
  readonly onChoose: (name: string, fields: readonly CaseField[]) => void;
}

/** Adds fields of a case's first stage to the form. The case was opened before, or is read by its id. */
export function LikeOpenCase({ takenCodes, onChoose }: LikeOpenCaseProps) {
  const { fields: words } = useFullWords().create;
  const cases = useQueryClient()
    .getQueriesData<RetrievedCase>({ queryKey: caseQueries.details })
    .flatMap(([, retrieved]) => retrieved?.case ?? []);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Case>();
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    setChosen(undefined);
    button.current?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        icon={<Copy aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {words.like}
      </Button>
      {isOpen && (
        <div
          role="presentation"
          className={styles.likeCase}
          onKeyDown={({ key }) => key === "Escape" && close()}
        >
          <div role="group" aria-label={words.like}>
            {chosen ? (
              <FirstFields
                like={chosen}
                takenCodes={takenCodes}
                onChoose={(name, fields) => {
                  close();
                  onChoose(name, fields);
                }}
              />
            ) : (
              <>
                <p>{words.likeHint}</p>
                {cases.length > 0 && (
                  <ul className={styles.cases}>
                    {cases.map((openCase) => (
                      <li key={openCase.id}>
                        <Button onClick={() => setChosen(openCase)}>
                          <ReceivedText>{nameOf(openCase)}</ReceivedText>
                          <ReceivedText>{openCase.processName}</ReceivedText>
                        </Button>
                      </li>
                    ))}
                  </ul>
                )}
                <LikeCaseForm onRead={setChosen} />
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}

interface FirstFieldsProps extends LikeOpenCaseProps {
  readonly like: Case;
}

/** The fields of a case's first stage by name, to be ticked. */
function FirstFields({ like, takenCodes, onChoose }: FirstFieldsProps) {
  const { case: caseWords, create } = useFullWords();
  const { fields: words } = create;
  const fields = useMemo(() => {
    const byCode = new Map(like.stages[0]?.fields.map((field) => [field.code, field]));
    return [...byCode.values()].filter(({ code, isVisible }) => isVisible && code !== "");
  }, [like]);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const name = nameOf(like);
  const chosen = fields.filter(({ code }) => ticked.includes(code) && !takenCodes.has(code));
  return (
    // Takes the focus, because the pressed button was removed.
    <div ref={focusWhenShown} role="group" aria-label={words.likeFields({ name })} tabIndex={-1}>
      <div className={styles.likeHead}>
        <p>
          {fields.every(({ code }) => takenCodes.has(code))
            ? words.likeNothing({ name })
            : words.likeTick({ name })}
        </p>
        <Button
          aria-disabled={chosen.length === 0}
          onClick={() => chosen.length > 0 && onChoose(name, chosen)}
        >
          {words.likeAdd({ count: chosen.length })}
        </Button>
      </div>
      <ul className={styles.ticks}>
        {fields.map(({ code, name: fieldName, kind }) => (
          <li key={code}>
            <label>
              <input
                type="checkbox"
                disabled={takenCodes.has(code)}
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
                {takenCodes.has(code) ? (
                  words.likeTaken
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

/** Reads a case by its id. No `form` element: it is inside the create form. */
function LikeCaseForm({ onRead }: { readonly onRead: (read: Case) => void }) {
  const { app, create } = useFullWords();
  const api = useApi();
  const queries = useQueryClient();
  const box = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<ReactNode>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (id: CaseId) => queries.fetchQuery(caseQueries.detail(api, id)),
    networkMode: "always",
  });

  function read() {
    if (isPending) return;
    const text = box.current?.value.trim() ?? "";
    const id = readCaseId(text);
    if (id !== undefined) {
      setFault(undefined);
      // A callback of `mutate` is not called after the panel is closed.
      mutate(id, { onSuccess: (retrieved) => onRead(retrieved.case) });
      return;
    }
    setFault(text === "" ? app.open.none : <ReceivedText>{app.open.notId({ text })}</ReceivedText>);
    box.current?.focus();
  }

  return (
    <div className={styles.like}>
      <TextField
        ref={box}
        label={app.open.caseId}
        inputMode="numeric"
        autoComplete="off"
        fault={fault}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          read();
        }}
      />
      <Button aria-disabled={isPending} onClick={read}>
        {create.fields.likeRead}
      </Button>
      {error && !isPending && <FailureNotice error={error} onRetry={read} />}
    </div>
  );
}

const nameOf = ({ code, id }: Case): string => maskedStart(code || String(id));
