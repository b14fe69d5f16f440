import { Search } from "lucide-react";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useWords } from "#i18n/LanguageProvider.tsx";
import type { FirstWords } from "#i18n/words.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { useWorklist } from "../WorklistProvider.tsx";
import type { ListMessage } from "../worklist.ts";
import type { ReadIds } from "./case-ids.ts";
import styles from "./OpenCaseForm.module.css";
import type { Opening } from "./opening.ts";
import { maxTextLength } from "./typed-text.ts";

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

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const shown = box.current;
    if (!shown) return;
    const opening = await readOpening(shown.value, words);
    setFault(opening.kind === "fault" ? opening.fault : "");
    worklist.dropReport();
    if (opening.kind === "fault") {
      shown.focus();
    } else if (opening.kind === "case") {
      shown.value = "";
      void navigate(opening.address);
    } else {
      worklist.paste(opening.read);
      // What is no id stays to be mended: here, or in the box of the page this leads to.
      shown.value = size === "page" ? toMend(opening.read) : "";
      if (pathname !== "/") void navigate("/");
    }
  }

  return (
    <search>
      <form
        ref={form}
        onSubmit={(event) => void submit(event)}
        className={`${styles.form} ${styles[size]}`}
        noValidate
      >
        <div className={styles.box}>
          <label htmlFor={id} className={size === "bar" ? "visually-hidden" : undefined}>
            {open.caseId}
          </label>
          {/* Not an input: that would run the lines of a pasted column together. */}
          <textarea
            ref={box}
            id={id}
            rows={1}
            maxLength={maxTextLength}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={size === "bar" ? open.caseId : undefined}
            defaultValue={size === "page" ? leftOf(worklist.state().message) : undefined}
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
          <ReceivedText>{fault}</ReceivedText>
        </p>
      </form>
    </search>
  );
}

/** Whoever has come to something by Tab before the page was there stays on it. */
const isFocusFree = () => document.activeElement?.matches("body, main") !== false;

/** What reads a text comes after the screen is painted. */
async function readOpening(text: string, words: FirstWords): Promise<Opening> {
  try {
    return (await import("./opening.ts")).openingIn(text, words);
  } catch {
    const { what, whatToDo } = words.failures.unexpected;
    return { kind: "fault", fault: `${what} ${whatToDo}` };
  }
}

/** What an earlier box, on another page, has left to be mended. */
const leftOf = (message: ListMessage | undefined) =>
  message?.kind === "pasted" ? toMend(message.pasted) : undefined;

/** What is no id, to be mended: a line each. A card number is nothing to be mended, nor to be left in sight. */
const toMend = ({ isTable, others }: Pick<ReadIds, "isTable" | "others">): string =>
  isTable ? "" : others.filter((cell) => !cell.includes("•")).join("\n");
