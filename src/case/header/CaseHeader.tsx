import type { ReactNode } from "react";
import { useHasPreviewBeside } from "#documents/preview/use-beside.ts";
import type { Case } from "#model/case.ts";
import type { Turn } from "#model/turn.ts";
import { CopyToolbar } from "#ui/copy/CopyToolbar.tsx";
import { headerAnchor } from "../navigation.ts";
import styles from "./CaseHeader.module.css";
import { CaseSubject } from "./CaseSubject.tsx";
import { CaseTitle } from "./CaseTitle.tsx";
import { StickyBar } from "./StickyBar.tsx";
import { TurnCard } from "./TurnCard.tsx";

interface CaseHeaderProps {
  readonly caseData: Case;
  readonly turn: Turn;
  /** What happens in the case, in one sentence; "" where nothing says so. */
  readonly sentence: string;
  readonly tools?: ReactNode;
  /** The changes of the case. They stand beside the amount, so that nothing moves when they appear. */
  readonly news?: ReactNode;
}

/** Which case it is, what it is about, whose turn it is, until when, and what happens then. */
export function CaseHeader({ caseData, turn, sentence, tools, news }: CaseHeaderProps) {
  const hasPreviewBeside = useHasPreviewBeside();
  return (
    <header
      id={headerAnchor}
      className={[styles.head, hasPreviewBeside ? styles.slim : ""].join(" ")}
    >
      <CopyToolbar>
        <StickyBar className={styles.bar} isAlwaysSlim={hasPreviewBeside}>
          <CaseTitle caseData={caseData} />
          {tools}
          <CaseSubject caseData={caseData} />
          <TurnCard turn={turn} sentence={sentence} />
        </StickyBar>
      </CopyToolbar>
      {news && <div className={styles.news}>{news}</div>}
    </header>
  );
}
