import { Copy } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { Button } from "../Button.tsx";
import { useIsOnPaper } from "../paper.ts";
import styles from "./CopyMenu.module.css";
import { copyText } from "./clipboard.ts";

/** One thing in the forms it can be copied in, each made when it is wanted. */
export interface Copies {
  readonly text: () => Promise<string>;
  /** As received. */
  readonly json: () => Promise<string>;
}

/** The forms a thing can be copied in. */
export const copyForms = ["text", "json"] as const;

interface CopyMenuProps {
  /** "Copy stage". */
  readonly label: string;
  /** Called when the menu opens and when something is chosen: what makes the copies may be loaded. */
  readonly load: () => Promise<Copies>;
}

/** A button with a menu of the forms a thing can be copied in. */
export function CopyMenu({ label, load }: CopyMenuProps) {
  const { copy: words } = useWords();
  const isOnPaper = useIsOnPaper();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  if (isOnPaper) return null;
  const items = () => [...(menu.current?.querySelectorAll("button") ?? [])];

  function onKeyDown(event: KeyboardEvent) {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Tab") menu.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  }

  return (
    <>
      <Button
        look="quiet"
        icon={<Copy aria-hidden />}
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        {words.copy}
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onKeyDown={onKeyDown}
        onToggle={({ newState }) => {
          if (newState !== "open") return;
          items()[0]?.focus();
          // A copy must follow its press at once. What can't be loaded now is said then.
          load().catch(() => {});
        }}
      >
        {copyForms.map((form) => (
          <button
            key={form}
            type="button"
            role="menuitem"
            className={styles.item}
            onClick={() => {
              menu.current?.hidePopover();
              void copyText(load().then((copies) => copies[form]()));
            }}
          >
            {words.as[form]}
          </button>
        ))}
      </div>
    </>
  );
}
