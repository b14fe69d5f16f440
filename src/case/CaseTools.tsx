import { Printer, RotateCw, Search } from "lucide-react";
import { useRef } from "react";
import { useMinutes } from "#case-ui/clock.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { usePaletteEntries } from "#palette/palette-entries.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { CopyMenu, copyForms } from "#ui/copy/CopyMenu.tsx";
import { useClipboard } from "#ui/copy/clipboard-context.ts";
import { Switch } from "#ui/form/Switch.tsx";
import { useShortcut } from "#ui/page/shortcut.ts";
import { useSharedToggle } from "./CaseTogglesProvider.tsx";
import styles from "./CaseTools.module.css";
import { useCopies } from "./copy/copy-source.ts";

interface CaseToolsProps {
  readonly find: string;
  /** Called with `isEntered` when Enter is pressed. */
  readonly onFind: (text: string, isEntered?: boolean) => void;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onPrint: () => void;
}

/** The tools of a case: find, copy, print, refresh. */
export function CaseTools({ find, onFind, isRefreshing, onRefresh, onPrint }: CaseToolsProps) {
  const words = useMessages();
  const { copy } = words;
  const findBox = useRef<HTMLInputElement>(null);
  const loadCopies = useCopies();
  const clipboard = useClipboard();
  useShortcut({ key: "p" }, onPrint);
  usePaletteEntries("actions", () => [
    ...copyForms.map((form) => ({
      id: `copy ${form}`,
      label: copy.case,
      detail: copy.as[form],
      run: () => void clipboard.copy(loadCopies().then((copies) => copies[form]())),
    })),
    { id: "refresh", label: words.case.refresh, keys: "R", run: onRefresh },
    { id: "find", label: words.case.find, run: () => findBox.current?.focus() },
    { id: "print", label: copy.print, keys: "P", run: onPrint },
  ]);
  return (
    <div className={styles.tools}>
      <div className={styles.find}>
        <Search aria-hidden size="0.875rem" />
        <input
          ref={findBox}
          type="text"
          aria-label={words.case.find}
          placeholder={words.case.find}
          value={find}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onFind(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === "Escape") onFind("");
            if (key === "Enter") onFind(find, true);
          }}
        />
      </div>
      <CopyMenu label={copy.case} isIconWhenNarrow load={loadCopies} />
      <Button
        variant="quiet"
        aria-label={copy.print}
        title={copy.print}
        icon={<Printer aria-hidden />}
        aria-keyshortcuts="p"
        onClick={onPrint}
      />
      <Button
        className={styles.refresh}
        onClick={onRefresh}
        aria-disabled={isRefreshing}
        aria-label={words.case.refresh}
        aria-keyshortcuts="r"
        icon={<RotateCw aria-hidden />}
      >
        <span className="wide-only">{words.case.refresh}</span>
      </Button>
    </div>
  );
}

/**
 * How long ago the case was read, and the switch for automatic refresh where it is configured.
 * @param props.retrievedAt milliseconds since 1970.
 */
export function Freshness({ retrievedAt }: { readonly retrievedAt: number }) {
  const { case: words } = useMessages();
  const { refreshSeconds } = useSettings();
  const [isAutoRefreshed, setAutoRefreshed] = useSharedToggle("autoRefresh");
  const minutes = Math.floor((useMinutes() - retrievedAt) / 60_000);
  return (
    <div className={styles.freshness}>
      {refreshSeconds > 0 && (
        <Switch isOn={isAutoRefreshed} onChange={setAutoRefreshed}>
          {words.autoRefresh({ seconds: refreshSeconds })}
        </Switch>
      )}
      <small>{words.updated({ minutes })}</small>
    </div>
  );
}
