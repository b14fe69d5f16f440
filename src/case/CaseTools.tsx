import { Copy, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useClipboard } from "#ui/copy/clipboard-context.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { Menu } from "#ui/Menu.tsx";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import styles from "./CaseTools.module.css";
import { useCopyText } from "./copy/use-copy-text.ts";
import { FindBox, type FindBoxProps } from "./find/FindBox.tsx";

interface CaseToolsProps {
  readonly find: FindBoxProps;
  readonly onPrint: () => void;
  readonly children: ReactNode;
}

/** The tools of a case: find, copy, print, and `children` behind them. */
export function CaseTools({ find, onPrint, children }: CaseToolsProps) {
  const { copy, printing } = useMessages();
  const writeCopy = useCopyText();
  const clipboard = useClipboard();
  const copies = [
    { label: copy.asText, run: () => void clipboard.copy(() => writeCopy()) },
    { label: copy.summary, run: () => void clipboard.copy(() => writeCopy({ isSummary: true })) },
  ];
  useShortcut({ key: "p" }, onPrint);
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
      {children}
    </>
  );
}
