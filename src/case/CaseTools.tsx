import { Copy, Printer, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useSettings } from "#config/settings-context.ts";
import { formatTimeOfDay } from "#i18n/computer-clock.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import type { Turn } from "#model/turn.ts";
import { IconButton } from "#ui/Button.tsx";
import { useClipboard } from "#ui/copy/clipboard.tsx";
import { Switch } from "#ui/form/Switch.tsx";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import { useSharedToggle } from "./CaseTogglesProvider.tsx";
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

interface RefreshButtonProps {
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

export function RefreshButton({ isRefreshing, onRefresh }: RefreshButtonProps) {
  const { refresh } = useMessages().case;
  useShortcut({ key: "r" }, onRefresh);
  return (
    <IconButton
      onClick={onRefresh}
      aria-disabled={isRefreshing}
      label={refresh}
      aria-keyshortcuts={useKeyHint("r")}
      Icon={RefreshCw}
    />
  );
}

export function AutoRefresh() {
  const { case: t } = useMessages();
  const { refreshSeconds } = useSettings();
  const [isAutoRefreshed, setAutoRefreshed] = useSharedToggle("autoRefresh");
  return (
    refreshSeconds > 0 && (
      <Switch isOn={isAutoRefreshed} onChange={setAutoRefreshed}>
        {t.autoRefresh({ seconds: refreshSeconds })}
      </Switch>
    )
  );
}

/**
 * When the case was loaded, by this computer's clock.
 * @param props.retrievedAt in milliseconds since 1970
 */
export function LoadedAt({ retrievedAt }: { readonly retrievedAt: number }) {
  const { tag, messages } = useLanguage();
  const time = formatTimeOfDay(retrievedAt, tag);
  return (
    <span className={`figures ${styles.loaded}`}>
      <span className="wide-only">{messages.case.loadedAt({ time })}</span>
      <span className={styles.time}>{time}</span>
    </span>
  );
}
