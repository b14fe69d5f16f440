import { Copy, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import type { Turn } from "#model/turn.ts";
import { useClipboard } from "#ui/copy/clipboard.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import styles from "./CaseTools.module.css";
import { copiedSummary } from "./copy/copied-summary.ts";
import { FindBox, type FindBoxProps } from "./find/FindBox.tsx";

interface CaseToolsProps {
  readonly caseData: Case;
  readonly turn: Turn;
  readonly find: FindBoxProps;
  readonly onPrint: () => void;
  readonly children: ReactNode;
}

/** The tools of a case: find, copy, print, and `children` behind them. */
export function CaseTools({ caseData, turn, find, onPrint, children }: CaseToolsProps) {
  const language = useLanguage();
  const { copy, printing } = language.messages;
  const clipboard = useClipboard();
  useShortcut({ key: "p" }, onPrint);
  return (
    <>
      <FindBox {...find} />
      <IconButton
        label={copy.summary}
        Icon={Copy}
        onClick={() => void clipboard.copy(() => copiedSummary(caseData, turn, language))}
      />
      <IconButton
        className={styles.print}
        label={printing.print}
        Icon={Printer}
        aria-keyshortcuts={useKeyHint("p")}
        onClick={onPrint}
      />
      {children}
    </>
  );
}
