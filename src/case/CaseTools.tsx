import { Copy, Printer, RotateCw } from "lucide-react";
import { useSettings } from "#config/settings-context.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { formatTimeOfDay } from "#i18n/moment.ts";
import { usePaletteEntries } from "#palette/palette-entries.ts";
import { useClipboard } from "#ui/copy/clipboard-context.ts";
import { Switch } from "#ui/form/Switch.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { Menu } from "#ui/Menu.tsx";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import { useSharedToggle } from "./CaseTogglesProvider.tsx";
import styles from "./CaseTools.module.css";
import { useWriteCopy } from "./copy/use-copies.ts";
import { FindBox, type FindBoxProps } from "./find/FindBox.tsx";

interface CaseToolsProps {
  readonly find: FindBoxProps;
  readonly onPrint: () => void;
}

/** The tools of a case: find, copy, print, refresh by itself. */
export function CaseTools({ find, onPrint }: CaseToolsProps) {
  const { copy, printing } = useMessages();
  const writeCopy = useWriteCopy();
  const clipboard = useClipboard();
  const copies = [
    { label: copy.asText, run: () => void clipboard.copy(() => writeCopy()) },
    { label: copy.summary, run: () => void clipboard.copy(() => writeCopy({ isSummary: true })) },
  ];
  useShortcut({ key: "p" }, onPrint);
  usePaletteEntries("actions", () => [
    ...copies.map((item) => ({ ...item, id: item.label, keywords: copy.case })),
    { id: "print", label: printing.print, keys: "P", run: onPrint },
  ]);
  return (
    <>
      <FindBox {...find} />
      <Menu label={copy.case} icon={<Copy aria-hidden />} items={copies} />
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

interface RefreshButtonProps {
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

export function RefreshButton({ isRefreshing, onRefresh }: RefreshButtonProps) {
  const { refresh } = useMessages().case;
  useShortcut({ key: "r" }, onRefresh);
  usePaletteEntries("actions", () => [
    { id: "refresh", label: refresh, keys: "R", run: onRefresh },
  ]);
  return (
    <IconButton
      onClick={onRefresh}
      aria-disabled={isRefreshing}
      label={refresh}
      aria-keyshortcuts={useKeyHint("r")}
      Icon={RotateCw}
    />
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
