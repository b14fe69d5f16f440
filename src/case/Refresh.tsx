import { RefreshCw } from "lucide-react";
import { useSettings } from "#config/settings-context.ts";
import { formatTimeOfDay } from "#i18n/computer-clock.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { Switch } from "#ui/form/Switch.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import { useSharedToggle } from "./CaseTogglesProvider.tsx";
import styles from "./Refresh.module.css";

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
    <span className={styles.loaded}>
      <span className="wide-only">{messages.case.loadedAt({ time })}</span>
      <span className={styles.time}>{time}</span>
    </span>
  );
}
