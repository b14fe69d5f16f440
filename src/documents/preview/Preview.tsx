import { ExternalLink } from "lucide-react";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Failure } from "#api/failure.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatBytes } from "#i18n/numbers.ts";
import { type Case, documentsOf } from "#model/case.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { Stage } from "#model/stage.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { Button, IconButton } from "#ui/Button.tsx";
import { Modal } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";
import { focusMain } from "#ui/page/focus.ts";
import { useShortcut } from "#ui/page/shortcut.ts";
import { useCaseFiles, useIsBeside } from "../CaseFilesProvider.tsx";
import { canPreview, extensionOf, receivedName, shownName } from "../files/file-names.ts";
import {
  documentsInOrder,
  fileKey,
  fileOf,
  findDocument,
  type ListedDocument,
} from "../files/find-document.ts";
import { ReadingStatus } from "../files/ReadingStatus.tsx";
import { useDownload, useFiles } from "../files/use-files.ts";
import { FileStrip } from "./FileStrip.tsx";
import { FileView, NotShown } from "./FileView.tsx";
import { maxPreviewBytes } from "./file-content.ts";
import { canOpenInWindow, openInWindow } from "./file-windows.ts";
import { type LoadedFile, useLoadedFile } from "./loaded-file.ts";
import styles from "./Preview.module.css";
import { PreviewHead } from "./PreviewHead.tsx";

interface PreviewProps {
  readonly caseData: Case;
  readonly stage: Stage | undefined;
}

/** From 1,200 pixels on it stands beside the fields, else it covers the case. */
export function Preview({ caseData, stage }: PreviewProps) {
  const { previewed, previewOther, closePreview } = useCaseFiles();
  const documents = useMemo(() => documentsOf(caseData), [caseData]);
  const document = previewed && findDocument(documents, previewed);
  const items = useMemo(() => documentsInOrder(documents, stage?.documents), [documents, stage]);
  useEffect(() => {
    if (!document) closePreview();
    // A refresh may have moved the document within the case.
    else if (document.path !== previewed?.path) previewOther(document);
  });
  return document && <DocumentPreview items={items} document={document} />;
}

interface DocumentPreviewProps {
  readonly items: readonly ListedDocument[];
  readonly document: CaseDocument;
}

function DocumentPreview({ items, document }: DocumentPreviewProps) {
  const { caseId, caseRetrievedAt, files, previewed, previewOther, closePreview } = useCaseFiles();
  const { tag, messages } = useLanguage();
  const { ui, documents: t } = messages;
  const session = useSession();
  const isBeside = useIsBeside();
  /** The file whose window the browser has not opened. */
  const [blocked, setBlocked] = useState<string>();
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const frame = useRef<HTMLElement>(null);
  const downloadButton = useRef<HTMLButtonElement>(null);
  const index = items.findIndex((item) => item.document === document);
  const received = receivedName(document, items[index]?.number ?? 1, messages);
  const name = shownName(received);
  const kept = fileOf(files, document, caseRetrievedAt);
  const blob = kept instanceof Blob ? kept : undefined;
  // The document in the answer with files: its place does not change when a refresh moves the document.
  const inAnswer = files && findDocument(files.documents, document);
  const key = `${files?.retrievedAt} ${fileKey(inAnswer ?? document)}`;
  const file = useLoadedFile(caseId, key, blob);
  /** Before the files are read, the name decides; afterwards the bytes. */
  const canShow = blob !== undefined || canPreview(document.name);
  // One answer has the files of all documents, so the loading goes on when another document is shown.
  const loading = useFiles("all", async ({ read }) => {
    await read((earlier) => fileOf(earlier, document, caseRetrievedAt) instanceof Blob);
    return true;
  });
  const download = useDownload(document);
  const reading = download.status === "idle" && canShow && !blob ? loading : download;
  const isLoading = reading.status === "pending";
  const noFile =
    typeof kept === "string" && !isLoading && reading.status !== "error"
      ? new Failure({ kind: "no-file", why: kept })
      : undefined;
  const startDownload = () => {
    if (!isLoading) download.start();
  };

  function close() {
    const { activeElement, body } = window.document;
    const isFocusHere = activeElement === body || frame.current?.contains(activeElement);
    // The list of files is hidden while the preview is open, and a hidden element can't get the focus.
    flushSync(closePreview);
    // A dialog returns the focus itself.
    if (isBeside && isFocusHere && previewed?.opener instanceof HTMLElement) {
      previewed.opener.focus();
    }
    // The opener may be gone, for example a result of a search that the preview has ended.
    if (window.document.activeElement === body) focusMain();
  }
  function openWindow(shown: LoadedFile) {
    const cut = t.shown.cut({
      shown: formatBytes(maxPreviewBytes, tag),
      whole: formatBytes(shown.blob.size, tag),
    });
    setBlocked(openInWindow(shown, cut, session) ? undefined : key);
  }
  useFileKeys(items, index, previewOther, !isBeside);
  useShortcut({ key: "escape" }, close);

  /** The key of the document whose file has to be loaded, also again after a locked session has dropped the file. */
  const missing = canShow && kept === undefined ? fileKey(document) : undefined;
  const load = useEffectEvent(() => {
    if (loading.status !== "pending") loading.start();
  });
  // A layout effect, so that the button that loads the file appears only after _Cancel_.
  useLayoutEffect(() => {
    if (missing !== undefined) load();
  }, [missing]);

  return (
    <PreviewFrame ref={frame} isBeside={isBeside} label={name} onClose={close}>
      <PreviewHead
        document={document}
        name={received}
        place={ui.nth({ number: index + 1, count: items.length })}
        size={blob?.size}
        downloadButton={downloadButton}
        canDownload={!isLoading}
        onDownload={startDownload}
        onClose={close}
      >
        <span ref={setTools} />
        {file && canOpenInWindow(file) && (
          <IconButton Icon={ExternalLink} label={t.openInWindow} onClick={() => openWindow(file)} />
        )}
      </PreviewHead>
      <div className={styles.file}>
        {blocked === key && <Notice tone="warn" isAlert title={t.windowBlocked} />}
        {file && (
          <FileView
            key={key}
            file={file}
            name={name}
            tools={tools}
            isInDialog={!isBeside}
            onDownload={startDownload}
          />
        )}
        {!canShow && kept === undefined && (
          <NotShown onDownload={startDownload}>
            {t.shown.byName({ kind: extensionOf(document.name).toUpperCase() })}
          </NotShown>
        )}
        {canShow && reading.status !== "error" && !isLoading && kept === undefined && (
          <Button onClick={() => loading.start()}>{t.preview}</Button>
        )}
        <ReadingStatus
          {...reading}
          status={noFile ? "error" : reading.status}
          error={noFile ?? reading.error}
          label={t.loadingOf({ name })}
          button={downloadButton}
        />
        <output className="visually-hidden">
          {download.status === "success" && t.downloaded({ name })}
        </output>
      </div>
      <FileStrip items={items} shownIndex={index} onShow={previewOther} />
    </PreviewFrame>
  );
}

function useFileKeys(
  items: readonly ListedDocument[],
  index: number,
  onShow: (document: CaseDocument) => void,
  isInDialog: boolean,
): void {
  function step(offset: number) {
    const target = items[index + offset]?.document;
    if (target) onShow(target);
  }
  const keys = { repeats: true, isInDialog };
  useShortcut({ key: "arrowleft", ...keys }, () => step(-1));
  useShortcut({ key: "arrowright", ...keys }, () => step(1));
  useShortcut({ key: "shift+n", ...keys }, () => step(-1));
  useShortcut({ key: "n", ...keys }, () => step(1));
}

interface PreviewFrameProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly isBeside: boolean;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function PreviewFrame({ ref, isBeside, label, onClose, children }: PreviewFrameProps) {
  const opener = useCaseFiles().previewed?.opener;
  // The frame gets the focus whenever another element opens the preview.
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs again for another opener.
  }, [ref, opener]);
  if (isBeside) {
    return (
      <section ref={ref} tabIndex={-1} className={styles.panel} aria-label={label}>
        {children}
      </section>
    );
  }
  return (
    <Modal aria-label={label} className={styles.dialog} onClose={onClose}>
      <section ref={ref} tabIndex={-1} className={styles.screen}>
        {children}
      </section>
    </Modal>
  );
}
