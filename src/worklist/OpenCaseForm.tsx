import { Search } from "lucide-react";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { holdsCardNumber } from "#language/card-number.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import type { Words } from "#language/words.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { SentText } from "#ui/SentText.tsx";
import { caseAddress, isOneCase, readCaseIds, toMend } from "./case-ids.ts";
import { firstOf, partsOf } from "./named-parts.ts";
import styles from "./OpenCaseForm.module.css";
import { useWorklist } from "./WorklistProvider.tsx";

/** In the bar of every page, or the first thing on its own page. */
type Size = "bar" | "page";

/** Opens a case by its id or a pasted link; several ids join the list. */
export function OpenCaseForm({ size }: { readonly size: Size }) {
  const words = useWords();
  const { open } = words.app;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const worklist = useWorklist();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState("");
  const isOpen = useSessionState() === "open";
  useEffect(() => {
    if (isOpen && size === "page" && isFocusFree()) box.current?.focus();
  }, [isOpen, size]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!box.current) return;
    const read = readCaseIds(box.current.value);
    const [first] = read.ids;
    setFault(first ? "" : faultIn(read.others, words));
    worklist.seePasted();
    if (first === undefined) {
      box.current.focus();
    } else if (isOneCase(read)) {
      const address = caseAddress(box.current.value, first);
      box.current.value = "";
      void navigate(address);
    } else {
      worklist.paste(read);
      // What is no id stays to be mended: here, or in the box of the page this leads to.
      box.current.value = size === "page" ? toMend(read.others) : "";
      if (pathname !== "/") void navigate("/");
    }
  }

  return (
    <search>
      <form ref={form} onSubmit={submit} className={`${styles.form} ${styles[size]}`} noValidate>
        <div className={styles.box}>
          <label htmlFor={id} className={size === "bar" ? "visually-hidden" : undefined}>
            {open.caseId}
          </label>
          {/* Not an input: that would run the lines of a pasted column together. */}
          <textarea
            ref={box}
            id={id}
            rows={1}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={size === "bar" ? open.caseId : undefined}
            defaultValue={
              size === "page" ? toMend(worklist.state().pasted?.others ?? []) : undefined
            }
            aria-keyshortcuts="/"
            aria-invalid={fault !== ""}
            aria-describedby={`${id}-fault`}
            onKeyDown={(event) => {
              if (event.key === "Escape") box.current?.blur();
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              form.current?.requestSubmit();
            }}
          />
          {size === "bar" && <kbd aria-hidden>/</kbd>}
        </div>
        <Button
          type="submit"
          look={size === "page" ? "primary" : "plain"}
          icon={<Search aria-hidden />}
          className={styles.button}
        >
          <span className={styles.label}>{open.button}</span>
        </Button>
        <p id={`${id}-fault`} role={fault === "" ? undefined : "alert"} className={styles.fault}>
          <SentText>{fault}</SentText>
        </p>
      </form>
    </search>
  );
}

/** Whoever has come to something by Tab before the page was there stays on it. */
const isFocusFree = () => document.activeElement?.matches("body, main") !== false;

function faultIn(others: readonly string[], { app: { open } }: Words): string {
  const [only, ...more] = partsOf(others);
  if (only === undefined) return open.none;
  if (more.length === 0) {
    return holdsCardNumber(others.join())
      ? open.notCard({ text: only })
      : open.notId({ text: only });
  }
  return open.notIds({
    count: others.length,
    named: firstOf(partsOf(others), open),
  });
}
