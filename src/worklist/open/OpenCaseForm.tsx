import { Search } from "lucide-react";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useWords } from "#i18n/LanguageProvider.tsx";
import type { FirstWords } from "#i18n/words.ts";
import { maskSign } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { useWorklist } from "../WorklistProvider.tsx";
import type { ReadIds } from "./case-ids.ts";
import styles from "./OpenCaseForm.module.css";
import type { ParsedText } from "./parse-case-text.ts";
import { maxTextLength } from "./text-limits.ts";

/** Opens a case by its id or a pasted link; several ids join the list. In the bar of every page. */
export function OpenCaseForm() {
  const words = useWords();
  const { open } = words.app;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const worklist = useWorklist();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState("");

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const shown = box.current;
    if (!shown) return;
    const parsed = await parse(shown.value, words);
    setFault(parsed.kind === "fault" ? parsed.fault : "");
    worklist.clearMessage();
    if (parsed.kind === "fault") {
      shown.focus();
    } else if (parsed.kind === "case") {
      shown.value = "";
      void navigate(parsed.address);
    } else {
      worklist.paste(parsed.read);
      // Cells that are no ids stay in the box, to be corrected.
      shown.value = toCorrect(parsed.read);
      if (pathname !== "/") void navigate("/");
    }
  }

  return (
    <search className={styles.search}>
      <form ref={form} onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
        <label htmlFor={id} className="visually-hidden">
          {open.caseId}
        </label>
        <div className={styles.box}>
          <Search aria-hidden size="1rem" />
          {/* Not an `input`: it would join the lines of a pasted column. */}
          <textarea
            ref={box}
            id={id}
            rows={1}
            maxLength={maxTextLength}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={open.caseId}
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
          <kbd aria-hidden>/</kbd>
        </div>
        <Button type="submit" className={styles.button}>
          {open.button}
        </Button>
        <p id={`${id}-fault`} role={fault === "" ? undefined : "alert"} className={styles.fault}>
          <ReceivedText>{fault}</ReceivedText>
        </p>
      </form>
    </search>
  );
}

/** Loads the parser on demand, so that it is no part of the first chunk. */
async function parse(text: string, words: FirstWords): Promise<ParsedText> {
  try {
    return (await import("./parse-case-text.ts")).parseCaseText(text, words);
  } catch {
    const { what, whatToDo } = words.failures.unexpected;
    return { kind: "fault", fault: `${what} ${whatToDo}` };
  }
}

/** The cells that are no ids, a line each. Card numbers are left out: they must not stay in sight. */
const toCorrect = ({ isTable, others }: ReadIds): string =>
  isTable ? "" : others.filter((cell) => !cell.includes(maskSign)).join("\n");
