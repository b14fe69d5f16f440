import { Printer, RotateCw, Search } from "lucide-react";
import type { Ref } from "react";
import { useMinutes } from "#case-ui/clock.ts";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { usePaletteEntries } from "#palette/palette-entries.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { CopyMenu, copyForms } from "#ui/copy/CopyMenu.tsx";
import { copyText } from "#ui/copy/clipboard.ts";
import { Switch } from "#ui/form/Switch.tsx";
import styles from "./CaseTools.module.css";
import { useCopies } from "./copy/copy-source.ts";

interface CaseToolsProps {
  readonly findBox: Ref<HTMLInputElement>;
  readonly find: string;
  readonly onFind: (text: string) => void;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The tools of a case: find, copy, print, refresh. */
export function CaseTools({ findBox, find, onFind, isRefreshing, onRefresh }: CaseToolsProps) {
  const words = useWords();
  const { ofCase } = useCopies();
  usePaletteEntries("actions", () =>
    copyForms.map((form) => ({
      id: `copy ${form}`,
      label: words.copy.case,
      detail: words.copy.as[form],
      run: () => void copyText(ofCase().then((copies) => copies[form]())),
    })),
  );
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
          onKeyDown={(event) => event.key === "Escape" && onFind("")}
        />
      </div>
      <CopyMenu label={words.copy.case} load={ofCase} />
      <Button
        variant="quiet"
        aria-label={words.copy.print}
        title={words.copy.print}
        icon={<Printer aria-hidden />}
        onClick={() => printCase()}
      />
      <Button
        className={styles.refresh}
        onClick={onRefresh}
        aria-disabled={isRefreshing}
        aria-keyshortcuts="r"
        icon={<RotateCw aria-hidden />}
      >
        <span>{words.case.refresh}</span>
      </Button>
    </div>
  );
}

/** Without the print layout, which may fail to load, the screen is printed as it is. */
const printCase = () =>
  void import("./print/CasePrint.tsx").then((printing) => printing.printCase(), print);

interface FreshnessProps {
  /** When the case was retrieved, milliseconds since 1970. */
  readonly retrievedAt: number;
  readonly isAutoRefreshed: boolean;
  readonly onAutoRefresh: (isOn: boolean) => void;
}

/** How long ago the case was read, and the switch for automatic refresh where it is configured. */
export function Freshness({ retrievedAt, isAutoRefreshed, onAutoRefresh }: FreshnessProps) {
  const { case: words } = useWords();
  const { refreshSeconds } = useSettings();
  const minutes = Math.floor((useMinutes() - retrievedAt) / 60_000);
  return (
    <div className={styles.freshness}>
      {refreshSeconds > 0 && (
        <Switch isOn={isAutoRefreshed} onChange={onAutoRefresh}>
          {words.autoRefresh({ seconds: refreshSeconds })}
        </Switch>
      )}
      <small>{words.updated({ minutes })}</small>
    </div>
  );
}
