import { ChevronDown, ChevronUp, History } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Change } from "#model/change.ts";
import { Button } from "#ui/Button.tsx";
import { focusMain } from "#ui/page/focus.ts";
import styles from "./ChangesNotice.module.css";
import { formatChange } from "./format-change.ts";
import { useSeenCases } from "./seen-cases.ts";
import type { ShownChanges } from "./use-changes.ts";

const maxShown = 100;

interface ChangesNoticeProps extends Pick<ShownChanges, "version" | "changes" | "isNews"> {
  readonly renderLink: (change: Change, sentence: ReactNode) => ReactNode;
}

export function ChangesNotice({ version, changes, isNews, renderLink }: ChangesNoticeProps) {
  const language = useLanguage();
  const seenCases = useSeenCases();
  const { changes: t, ui } = language.messages;
  const [seenAt, setSeenAt] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  if (changes.length === 0) {
    return (
      <p role="status" className="visually-hidden">
        {seenAt === version.retrievedAt && t.seen}
      </p>
    );
  }

  function markSeen() {
    // If the code of the fingerprints cannot be loaded, the changes stay listed.
    seenCases.acknowledge(version).then(
      () => setSeenAt(version.retrievedAt),
      () => {},
    );
    setOpen(false);
    focusMain();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    // Escape would also close the preview or end the search.
    event.preventDefault();
    setOpen(false);
    toggle.current?.focus();
  }

  const title = t.title({ count: changes.length });
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isNews && title}
      </p>
      <section aria-label={t.region} className={styles.notice}>
        <div role="presentation" className={styles.notice} onKeyDown={closeOnEscape}>
          <div className={`line ${styles.head}`}>
            <h2>
              <Button
                ref={toggle}
                icon={<History aria-hidden />}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpen(!isOpen)}
              >
                {title}
                <Chevron aria-hidden />
              </Button>
            </h2>
            <Button variant="quiet" onClick={markSeen}>
              {t.markSeen}
            </Button>
          </div>
          <ul id={id} hidden={!isOpen} className={styles.list}>
            {changes.slice(0, maxShown).map((change, index) => (
              <li key={index}>{renderLink(change, formatChange(change, language))}</li>
            ))}
            {changes.length > maxShown && <li>{ui.more({ count: changes.length - maxShown })}</li>}
          </ul>
        </div>
      </section>
    </>
  );
}
