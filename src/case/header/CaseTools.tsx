import { Printer, RotateCw, Search } from "lucide-react";
import type { Ref } from "react";
import { useSeconds } from "#case-ui/clock.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { usePaletteEntries } from "#palette/palette-entries.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { CopyMenu, copyForms } from "#ui/copy/CopyMenu.tsx";
import { copyText } from "#ui/copy/clipboard.ts";
import { Switch } from "#ui/form/Switch.tsx";
import { useCopies } from "../copy/copy-source.ts";
import styles from "./CaseTools.module.css";

interface CaseToolsProps {
  readonly findBox: Ref<HTMLInputElement>;
  readonly find: string;
  readonly onFind: (text: string) => void;
  readonly showsHidden: boolean;
  readonly onShowHidden: (isOn: boolean) => void;
  readonly retrievedAt: number;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly isAutoRefreshed: boolean;
  readonly onAutoRefresh: (isOn: boolean) => void;
}

/** Find, hidden fields, and how fresh the case is. */
export function CaseTools({ findBox, ...props }: CaseToolsProps) {
  const { words } = useLanguage();
  const { refreshSeconds } = useSettings();
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
          value={props.find}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => props.onFind(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && props.onFind("")}
        />
      </div>
      <Switch isOn={props.showsHidden} onChange={props.onShowHidden}>
        {words.case.showHidden}
      </Switch>
      <div className={styles.end}>
        {refreshSeconds > 0 && (
          <Switch isOn={props.isAutoRefreshed} onChange={props.onAutoRefresh}>
            {words.case.autoRefresh({ seconds: refreshSeconds })}
          </Switch>
        )}
        <span className={styles.pair}>
          <CopyMenu label={words.copy.case} load={ofCase} />
          <Button look="quiet" icon={<Printer aria-hidden />} onClick={() => printCase()}>
            {words.copy.print}
          </Button>
        </span>
        <Updated at={props.retrievedAt} />
        <Button
          onClick={props.onRefresh}
          aria-disabled={props.isRefreshing}
          aria-keyshortcuts="r"
          icon={<RotateCw aria-hidden />}
        >
          {words.case.refresh}
        </Button>
      </div>
    </div>
  );
}

/** Where what prints the case does not come, the screen is printed as it stands. */
const printCase = () =>
  void import("../print/CasePrint.tsx").then((printing) => printing.printCase(), print);

function Updated({ at }: { readonly at: number }) {
  const { words } = useLanguage();
  const seconds = Math.max(0, Math.floor((useSeconds() - at) / 1000));
  return <span className={styles.updated}>{words.case.updated({ seconds })}</span>;
}
