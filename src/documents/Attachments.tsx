import { FolderDown } from "lucide-react";
import { type CSSProperties, memo, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { useContentsDialog } from "#case-ui/ContentsDialog.tsx";
import { formatBytes } from "#i18n/byte-size.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { type Case, documentsOf, hasHiddenFields, hasUnreadDocuments } from "#model/case.ts";
import type { Stage } from "#model/stage.ts";
import { Button } from "#ui/Button.tsx";
import { CopyToolbar } from "#ui/copy/CopyToolbar.tsx";
import { Panel } from "#ui/Panel.tsx";
import { useCanRenderAll } from "#ui/page/after-paint.ts";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import styles from "./Attachments.module.css";
import { useCaseFiles } from "./CaseFilesProvider.tsx";
import { fileKey, fileOf } from "./download/find-document.ts";
import { DocumentItem } from "./list/DocumentItem.tsx";
import { documentAnchor } from "./list/document-anchor.ts";
import { documentsInOrder } from "./list/documents-in-order.ts";
import { PackStatus } from "./pack/PackStatus.tsx";
import { usePack, type WriteCaseReport } from "./pack/use-pack.ts";
import type { PackContentsChoice } from "./worker/worker-messages.ts";

/** The number of rows of a long list that render before the first paint; the other rows follow it. */
const initialRows = 20;

interface AttachmentsProps {
  readonly caseData: Case;
  readonly stage: Stage | undefined;
  /** Writes the report of the evidence pack. A stable function. */
  readonly writeReport: WriteCaseReport;
}

/**
 * Lists every document of a case once, those of the selected stage first. The content is requested only for a download
 * or a preview.
 */
export const Attachments = memo(function Attachments(props: AttachmentsProps) {
  const { caseData, stage, writeReport } = props;
  const documents = useMemo(() => documentsOf(caseData), [caseData]);
  const hiddenCount = documents.filter(({ isOfHiddenField }) => isOfHiddenField).length;
  const hasUnread = hasUnreadDocuments(caseData);
  const { tag, messages } = useLanguage();
  const { documents: t } = messages;
  const { caseRetrievedAt, files, uncoverList } = useCaseFiles();
  const pack = usePack(caseData, caseRetrievedAt, writeReport);
  const button = useRef<HTMLButtonElement>(null);
  const { downloadAll } = t;
  const { start, dialog } = useContentsDialog<keyof PackContentsChoice>({
    choices: () => [
      ...(hasHiddenFields(caseData)
        ? [
            {
              key: "hasHiddenFields" as const,
              label: messages.case.includeHidden,
              hint: hiddenCount > 0 && messages.pack.hiddenFiles({ count: hiddenCount }),
            },
          ]
        : []),
      {
        key: "hasTechnicalData",
        label: messages.pack.addTechnical,
        hint: messages.pack.technicalHint,
      },
    ],
    title: downloadAll,
    confirmLabel: t.download,
    onConfirm: (chosen) =>
      pack.start({
        hasHiddenFields: chosen.has("hasHiddenFields"),
        hasTechnicalData: chosen.has("hasTechnicalData"),
      }),
  });
  const download = () => {
    if (pack.status !== "pending") start();
  };
  const hasFiles = documents.length > 0;
  function downloadInSight() {
    // The outcome appears below the button: bring it into view.
    flushSync(uncoverList);
    button.current?.focus();
    button.current?.scrollIntoView({ block: "nearest" });
    download();
  }
  useShortcut({ key: "d", isOff: !hasFiles }, downloadInSight);
  const keyHint = useKeyHint("d");
  const { hash } = useLocation();
  const canRenderAll = useCanRenderAll(documents.length, initialRows);
  // A link to a document is followed once, when the case has been rendered.
  const isWhole = canRenderAll || hash.startsWith(`#${documentAnchor("")}`);
  const totalSize = useMemo(() => {
    const found = documents.map((document) => fileOf(files, document, caseRetrievedAt));
    const isKnown = found.every((file) => file instanceof Blob);
    return isKnown ? found.reduce((sum, { size }) => sum + size, 0) : undefined;
  }, [documents, files, caseRetrievedAt]);
  const [statusRoot, setStatusRoot] = useState<HTMLElement | null>(null);
  const isPlaceShown = new Set(stage?.documents.map(({ field }) => field)).size > 1;
  const items = documentsInOrder(documents, stage?.documents);
  const tileCount = items.filter(({ isOfStage }) => isOfStage).length;
  const unread = hasUnread && <p className="soft small">{messages.case.unread}</p>;
  if (!hasFiles) {
    return (
      <Panel
        title={t.attachments}
        isPart
        className={styles.attachments}
        state={!hasUnread && <p className="soft small">{t.none}</p>}
      >
        {unread}
      </Panel>
    );
  }
  return (
    <Panel
      title={t.attachments}
      isPart
      className={styles.attachments}
      state={
        <PackStatus pack={pack} button={button}>
          {[
            t.files({ count: documents.length }),
            ...(totalSize === undefined ? [] : [formatBytes(totalSize, tag)]),
          ].join(", ")}
        </PackStatus>
      }
      actions={
        <Button
          ref={button}
          variant="quiet"
          icon={<FolderDown aria-hidden />}
          aria-keyshortcuts={keyHint}
          aria-disabled={pack.status === "pending"}
          onClick={download}
        >
          {downloadAll}
        </Button>
      }
    >
      {dialog}
      <CopyToolbar className={styles.list}>
        <ul style={{ "--tiles": tileCount } satisfies CSSProperties}>
          {(isWhole ? items : items.slice(0, initialRows)).map((item, index) => (
            <DocumentItem
              key={`${caseData.id} ${fileKey(item.document)}`}
              {...item}
              caseId={caseData.id}
              documents={documents}
              isPlaceShown={isPlaceShown}
              heading={tileCount > 0 && index === tileCount ? t.others : ""}
              statusRoot={item.isOfStage ? statusRoot : null}
            />
          ))}
        </ul>
      </CopyToolbar>
      <div ref={setStatusRoot} />
      {unread}
    </Panel>
  );
});
