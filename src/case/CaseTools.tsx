import { Copy, Printer, RefreshCw } from "lucide-react";
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
}

export function CaseTools({ caseData, turn, find, onPrint }: CaseToolsProps) {
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
      <AutoRefresh />
    </>
  );
}

interface RefreshProps {
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  /** By this computer's clock, in milliseconds since 1970. */
  readonly retrievedAt: number;
}

export function Refresh({ isRefreshing, onRefresh, retrievedAt }: RefreshProps) {
  const { tag, messages } = useLanguage();
  const { refresh, loadedAt } = messages.case;
  const time = formatTimeOfDay(retrievedAt, tag);
  useShortcut({ key: "r" }, onRefresh);
  return (
    <>
      <IconButton
        onClick={onRefresh}
        aria-disabled={isRefreshing}
        label={refresh}
        aria-keyshortcuts={useKeyHint("r")}
        Icon={RefreshCw}
      />
      <span className={`figures ${styles.loaded}`}>
        <span className="wide-only">{loadedAt({ time })}</span>
        <span className={styles.time}>{time}</span>
      </span>
    </>
  );
}

function AutoRefresh() {
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
