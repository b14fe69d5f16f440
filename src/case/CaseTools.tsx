import { Copy, Printer, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
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
import { FindBox } from "./find/FindBox.tsx";
import type { CaseSearch } from "./find/use-case-search.ts";

interface CaseToolsProps {
  readonly find: string;
  readonly onFind: (find: CaseSearch) => void;
  /** When the case was read, in milliseconds since 1970. */
  readonly retrievedAt: number;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onPrint: () => void;
  readonly children: ReactNode;
}

/** The tools of a case: find, copy, print, refresh; with the time at which it was loaded. */
export function CaseTools(props: CaseToolsProps) {
  const { find, onFind, retrievedAt, isRefreshing, onRefresh, onPrint, children } = props;
  const t = useMessages();
  const { copy } = t;
  const writeCopy = useWriteCopy();
  const clipboard = useClipboard();
  const copies = [
    { label: copy.asText, run: () => void clipboard.copy(() => writeCopy()) },
    { label: copy.summary, run: () => void clipboard.copy(() => writeCopy({ isSummary: true })) },
  ];
  useShortcut({ key: "p" }, onPrint);
  usePaletteEntries("actions", () => [
    ...copies.map(({ label, run }) => ({ id: label, label: copy.case, detail: label, run })),
    { id: "refresh", label: t.case.refresh, keys: "R", run: onRefresh },
    { id: "print", label: copy.print, keys: "P", run: onPrint },
  ]);
  return (
    <div className={styles.tools}>
      <FindBox text={find} onFind={onFind} />
      <Menu label={copy.case} icon={<Copy aria-hidden />} items={copies} />
      <IconButton
        className={styles.print}
        label={copy.print}
        Icon={Printer}
        aria-keyshortcuts={useKeyHint("p")}
        onClick={onPrint}
      />
      <AutoRefresh />
      <IconButton
        className={styles.refresh}
        onClick={onRefresh}
        aria-disabled={isRefreshing}
        label={t.case.refresh}
        aria-keyshortcuts={useKeyHint("r")}
        Icon={RotateCw}
      />
      <LoadedAt retrievedAt={retrievedAt} />
      {children}
    </div>
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

/** When the case was loaded, by this computer's clock. */
function LoadedAt({ retrievedAt }: { readonly retrievedAt: number }) {
  const { tag, messages } = useLanguage();
  const time = formatTimeOfDay(retrievedAt, tag);
  return (
    <span className={styles.loaded}>
      <span className="wide-only">{messages.case.loadedAt({ time })}</span>
      <span className={styles.time}>{time}</span>
    </span>
  );
}
