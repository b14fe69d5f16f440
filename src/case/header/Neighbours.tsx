import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import type { ListPlace } from "#worklist/store/use-list-place.ts";
import { fromList } from "#worklist/store/use-list-place.ts";
import styles from "./Neighbours.module.css";

/** The links replace the entry of the history, so that one Back returns to the list from each of the cases. */
const options = { replace: true, state: fromList };

export function Neighbours({ place }: { readonly place: ListPlace }) {
  const { number, count, previous, next } = place;
  const { case: caseWords, ui } = useMessages();
  const t = caseWords.neighbours;
  const navigate = useNavigate();
  function open(id: CaseId | undefined) {
    if (id !== undefined) void navigate(`/cases/${id}`, options);
  }
  useShortcut({ key: "shift+j" }, () => open(next));
  useShortcut({ key: "shift+k" }, () => open(previous));
  return (
    <nav className={`line soft ${styles.neighbours}`} aria-label={t.title}>
      <span className={`wide-seen figures ${styles.position}`}>{ui.nth({ number, count })}</span>
      <Step id={previous} label={t.previous} keys="Shift+K">
        <ChevronLeft aria-hidden />
      </Step>
      <Step id={next} label={t.next} keys="Shift+J">
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

interface StepProps {
  /** `undefined` at the end of the list: the room stays, so that the other link does not move. */
  readonly id: CaseId | undefined;
  readonly label: string;
  readonly keys: string;
  readonly children: ReactNode;
}

function Step({ id, label, keys, children }: StepProps) {
  const hint = useKeyHint(keys);
  return (
    <span className={styles.step}>
      {id !== undefined && (
        <Link
          to={`/cases/${id}`}
          {...options}
          aria-label={label}
          aria-keyshortcuts={hint}
          title={hint ? `${label} (${hint})` : label}
        >
          {children}
        </Link>
      )}
    </span>
  );
}
