import { ChevronLeft, ChevronRight } from "lucide-react";
import { memo } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import { IconButton } from "#ui/IconButton.tsx";
import type { ListedDocument } from "../list/documents-in-order.ts";
import { FileStrip } from "./FileStrip.tsx";
import styles from "./PreviewFooter.module.css";

interface PreviewFooterProps {
  readonly items: readonly ListedDocument[];
  readonly index: number;
  readonly name: string;
  readonly onShow: (document: CaseDocument) => void;
}

/** Buttons for all other files of the case. Memoized: turning and reading a file render what is above the footer. */
export const PreviewFooter = memo(function PreviewFooter(props: PreviewFooterProps) {
  const { items, index, name, onShow } = props;
  const { documents: t } = useMessages();
  const [previous, next] = [items[index - 1]?.document, items[index + 1]?.document];
  return (
    <footer className={styles.footer}>
      <div className={styles.steps}>
        <IconButton
          Icon={ChevronLeft}
          label={t.previous}
          keys="←"
          aria-disabled={!previous}
          onClick={() => previous && onShow(previous)}
        />
        <output>
          <span className="visually-hidden">{name}, </span>
          {t.nth({ number: index + 1, count: items.length })}
        </output>
        <IconButton
          Icon={ChevronRight}
          label={t.next}
          keys="→"
          aria-disabled={!next}
          onClick={() => next && onShow(next)}
        />
      </div>
      <FileStrip items={items} shownIndex={index} onShow={onShow} />
    </footer>
  );
});
