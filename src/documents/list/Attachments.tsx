import { Check, FolderDown, TriangleAlert } from "lucide-react";
import { memo, type RefObject, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { useContentsDialog } from "#case-ui/ContentsDialog.tsx";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { formatBytes } from "#i18n/numbers.ts";
import { type Case, documentsOf, hasHiddenFields, hasUnreadDocuments } from "#model/case.ts";
import type { Stage } from "#model/stage.ts";
import { Button } from "#ui/Button.tsx";
import { Panel } from "#ui/Panel.tsx";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { documentsInOrder, fileKey } from "../files/find-document.ts";
import { ReadingStatus } from "../files/ReadingStatus.tsx";
import { usePack, type WriteCaseReport } from "../files/use-files.ts";
import type { PackContentsChoice } from "../files/worker-messages.ts";
import styles from "./Attachments.module.css";
import { DocumentRow } from "./DocumentRow.tsx";

interface AttachmentsProps {
  readonly caseData: Case;
  readonly stage: Stage | undefined;
  /** A stable function. */
  readonly writeReport: WriteCaseReport;
}

export const Attachments = memo(function Attachments(props: AttachmentsProps) {
  const { caseData, stage, writeReport } = props;
  const documents = useMemo(() => documentsOf(caseData), [caseData]);
  const { case: caseWords, documents: t, pack: packWords } = useMessages();
  const { uncoverList } = useCaseFiles();
  const pack = usePack(writeReport);
  const button = useRef<HTMLButtonElement>(null);
  const hiddenCount = documents.filter(({ isOfHiddenField }) => isOfHiddenField).length;
  const { start, dialog } = useContentsDialog<keyof PackContentsChoice>({
    choices: () => [
      ...(hasHiddenFields(caseData)
        ? [
            {
              key: "hasHiddenFields" as const,
              label: caseWords.includeHidden,
              hint: hiddenCount > 0 && packWords.hiddenFiles({ count: hiddenCount }),
            },
          ]
        : []),
      { key: "hasTechnicalData", label: packWords.addTechnical, hint: packWords.technicalHint },
    ],
    title: t.downloadAll,
    confirmLabel: t.download,
    onConfirm: (chosen) =>
      pack.start({
        hasHiddenFields: chosen.has("hasHiddenFields"),
        hasTechnicalData: chosen.has("hasTechnicalData"),
      }),
  });
  const isPending = pack.status === "pending";
  const download = () => {
    if (!isPending) start();
  };
  const hasFiles = documents.length > 0;
  useShortcut({ key: "d", isOff: !hasFiles }, () => {
    // The outcome appears below the button: bring it into view.
    flushSync(uncoverList);
    button.current?.focus();
    button.current?.scrollIntoView({ block: "nearest" });
    download();
  });
  const keyHint = useKeyHint("d");
  const hasUnread = hasUnreadDocuments(caseData);
  const items = documentsInOrder(documents, stage?.documents);
  return (
    <Panel
      title={t.attachments}
      isPart
      className={styles.attachments}
      state={
        hasFiles ? (
          <PackStatus pack={pack} button={button} />
        ) : (
          !hasUnread && <p className="soft small">{t.none}</p>
        )
      }
      actions={
        hasFiles && (
          <Button
            ref={button}
            variant="quiet"
            icon={<FolderDown aria-hidden />}
            aria-keyshortcuts={keyHint}
            aria-disabled={isPending}
            onClick={download}
          >
            {t.downloadAll}
          </Button>
        )
      }
    >
      {dialog}
      {hasFiles && (
        <ul>
          {items.map((item, index) => {
            const { stage: name, field } = item.document;
            const before = items[index - 1]?.document;
            return (
              <DocumentRow
                key={fileKey(item.document)}
                {...item}
                isPlaceRepeated={before?.stage === name && before.field === field}
              />
            );
          })}
        </ul>
      )}
      {hasUnread && <p className="soft small">{caseWords.unread}</p>}
    </Panel>
  );
});

interface PackStatusProps {
  readonly pack: ReturnType<typeof usePack>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

function PackStatus({ pack, button }: PackStatusProps) {
  const { status, data } = pack;
  const { tag, messages } = useLanguage();
  const { pack: t } = messages;
  if (status === "idle") return null;
  return (
    <div className={`soft small ${styles.pack}`}>
      <ReadingStatus {...pack} label={t.making} button={button} />
      <output>
        {status === "pending" && <span className="visually-hidden">{t.making}</span>}
        {data && (
          <p>
            <StatusLabel tone="calm" Icon={Check}>
              {t.done({ files: data.files, size: formatBytes(data.size, tag) })}
            </StatusLabel>
          </p>
        )}
        {data && data.missing > 0 && (
          <p>
            <StatusLabel tone="warn" Icon={TriangleAlert}>
              {t.missing({ files: data.missing })}
            </StatusLabel>
          </p>
        )}
      </output>
    </div>
  );
}
