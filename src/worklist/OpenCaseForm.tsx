import { Search } from "lucide-react";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { SentText } from "#ui/SentText.tsx";
import { caseAddress, readCaseIds } from "./case-ids.ts";
import styles from "./OpenCaseForm.module.css";

interface OpenCaseFormProps {
  /** In the bar of every page, or the first thing on its own page. */
  readonly size: "bar" | "page";
  /** What to do with more than one id. */
  readonly onSeveral: (ids: readonly CaseId[]) => void;
}

/** Opens a case by its id; takes a number, a pasted list of ids, or a pasted link. */
export function OpenCaseForm({ size, onSeveral }: OpenCaseFormProps) {
  const { open: words } = useWords().app;
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState("");
  const isOpen = useSessionState() === "open";
  useEffect(() => {
    if (isOpen && size === "page") box.current?.focus();
  }, [isOpen, size]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!box.current) return;
    const { ids, others } = readCaseIds(box.current.value);
    const [first, ...more] = ids;
    const wrong = others[0];
    setFault(wrong !== undefined ? words.notId({ text: wrong }) : first ? "" : words.none);
    if (first === undefined) {
      box.current.focus();
      return;
    }
    if (more.length === 0) {
      const address = caseAddress(box.current.value, first);
      box.current.value = "";
      void navigate(address);
    } else {
      onSeveral(ids);
    }
  }

  return (
    <search>
      <form onSubmit={submit} className={`${styles.form} ${styles[size]}`} noValidate>
        <div className={styles.box}>
          <label htmlFor={id} className={size === "bar" ? "visually-hidden" : undefined}>
            {words.caseId}
          </label>
          <input
            ref={box}
            id={id}
            type="text"
            autoComplete="off"
            spellCheck={false}
            inputMode="text"
            placeholder={size === "bar" ? words.caseId : undefined}
            aria-keyshortcuts="/"
            aria-invalid={fault !== ""}
            aria-describedby={`${id}-fault`}
          />
          {size === "bar" && <kbd aria-hidden>/</kbd>}
        </div>
        <Button
          type="submit"
          look={size === "page" ? "primary" : "plain"}
          icon={<Search aria-hidden />}
          className={styles.button}
        >
          <span className={styles.label}>{words.button}</span>
        </Button>
        <p id={`${id}-fault`} role={fault === "" ? undefined : "alert"} className={styles.fault}>
          <SentText>{fault}</SentText>
        </p>
      </form>
    </search>
  );
}
