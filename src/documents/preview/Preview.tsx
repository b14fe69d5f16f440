import { ChevronLeft, ChevronRight, Download, Maximize, Scan, X } from "lucide-react";
import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { useShortcut } from "#ui/page/shortcut.ts";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { fileKey, fileOf, findDocument } from "../download/find-document.ts";
import { useDownload } from "../download/use-download.ts";
import { useFiles } from "../download/use-files.ts";
import { StageAndField } from "../list/DocumentFacts.tsx";
import { ProblemNotice, ReadingStatus } from "../list/ReadingStatus.tsx";
import { canPreview, extensionOf } from "../names/extension.ts";
import { FileName } from "../names/FileName.tsx";
import { receivedName, shownName } from "../names/shown-name.ts";
import { FileView, isImage } from "./FileView.tsx";
import styles from "./Preview.module.css";
import { useLoadedFile } from "./use-loaded-file.ts";

/** Wide enough for the file beside the fields. */
const wideScreen = matchMedia("(width >= 100em)");

function useIsWideScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      wideScreen.addEventListener("change", onChange);
      return () => wideScreen.removeEventListener("change", onChange);
    },
    () => wideScreen.matches,
  );
}

interface PreviewProps {
  readonly caseId: CaseId;
  /** All documents of the case, in the order of the list. */
  readonly documents: readonly CaseDocument[];
}

/**
 * The preview of a document, with buttons to the case's previous and next document. On a wide screen it
 * stands beside the fields, else in a dialog.
 */
export function Preview({ caseId, documents }: PreviewProps) {
  const { previewed, stepTo, closePreview } = useCaseFiles();
  const document = previewed && findDocument(documents, previewed);
  useEffect(() => {
    if (!document) closePreview();
    // A refresh may have moved it within the case.
    else if (document.path !== previewed?.path) stepTo(document);
  });
  return (
    document && (
      <DocumentPreview
        caseId={caseId}
        documents={documents}
        document={document}
        index={documents.indexOf(document)}
      />
    )
  );
}

interface DocumentPreviewProps extends PreviewProps {
  readonly document: CaseDocument;
  /** The document's place in `documents`. */
  readonly index: number;
}

function DocumentPreview({ caseId, documents, document, index }: DocumentPreviewProps) {
  const { retrievedAt, files, previewed, stepTo, closePreview } = useCaseFiles();
  const allWords = useMessages();
  const { documents: words } = allWords;
  const isBeside = useIsWideScreen();
  const body = useRef<HTMLDivElement>(null);
  const downloadButton = useRef<HTMLButtonElement>(null);
  const [isActualSize, setActualSize] = useState(false);
  const key = fileKey(document);
  const canShow = canPreview(document.name);
  const number = index + 1;
  const kept = canShow ? fileOf(files, document, retrievedAt) : undefined;
  const blob = kept instanceof Blob ? kept : undefined;
  const file = useLoadedFile(caseId, `${files?.retrievedAt} ${key}`, blob);
  // One answer has the files of all documents, so that it goes on for the next document.
  const loading = useFiles(caseId, "all", async ({ read }) => {
    await read((earlier) => fileOf(earlier, document, retrievedAt) instanceof Blob);
    return true;
  });
  const download = useDownload(caseId, retrievedAt, document, documents, number);
  const reading = download.status === "idle" && canShow && !blob ? loading : download;
  const isLoading = reading.status === "pending";
  const received = receivedName(document, number, allWords);
  const name = shownName(received);

  function step(offset: number) {
    const target = documents[index + offset];
    if (target) stepTo(target);
  }
  function close() {
    const { opener } = previewed ?? {};
    // The frame has buttons of its own, beside this part.
    const hadFocus = body.current?.closest("section")?.contains(window.document.activeElement);
    closePreview();
    // A dialog returns the focus itself.
    if (isBeside && hadFocus && opener instanceof HTMLElement) opener.focus();
  }
  const keys = { repeats: true, isInDialog: !isBeside };
  useShortcut({ key: "arrowleft", ...keys }, () => step(-1));
  useShortcut({ key: "arrowright", ...keys }, () => step(1));
  useShortcut({ key: "escape" }, close);

  /** The key of the document whose file has to be loaded. Again, when a locked session has dropped it. */
  const missing = canShow && kept === undefined ? key : undefined;
  const load = useEffectEvent(() => {
    if (loading.status !== "pending") loading.start();
  });
  // A layout effect, so that the button that loads the file appears only after _Cancel_.
  useLayoutEffect(() => {
    if (missing !== undefined) load();
  }, [missing]);

  const Frame = isBeside ? BesideFrame : Dialog;
  return (
    <Frame title={<FileName name={received} />} size="large" onClose={close}>
      <div ref={body} className={isBeside ? styles.beside : styles.over}>
        <p className={styles.place}>
          <StageAndField document={document} />
        </p>
        <div className={styles.file}>
          {file && <FileView key={key} file={file} name={name} isActualSize={isActualSize} />}
          {!canShow && (
            <p>{words.shown.byName({ kind: extensionOf(document.name).toUpperCase() })}</p>
          )}
          {canShow && reading.status !== "error" && !isLoading && kept === undefined && (
            <Button onClick={() => loading.start()}>{words.preview}</Button>
          )}
          {typeof kept === "string" && !isLoading && reading.status !== "error" && (
            <ProblemNotice
              problem={{ type: "no-file", reason: kept }}
              onRetry={() => {
                loading.start();
                downloadButton.current?.focus();
              }}
            />
          )}
          <ReadingStatus {...reading} label={words.loadingOf({ name })} button={downloadButton} />
        </div>
        <footer className={styles.footer}>
          <Button
            icon={<ChevronLeft aria-hidden />}
            aria-label={words.previous}
            aria-disabled={index === 0}
            onClick={() => step(-1)}
          />
          <Button
            icon={<ChevronRight aria-hidden />}
            aria-label={words.next}
            aria-disabled={number === documents.length}
            onClick={() => step(1)}
          />
          <output>
            <span className="visually-hidden">{name}, </span>
            {words.nth({ number, count: documents.length })}
          </output>
          <span className={styles.end}>
            {file && isImage(file) && (
              <Button
                variant="quiet"
                icon={isActualSize ? <Scan aria-hidden /> : <Maximize aria-hidden />}
                onClick={() => setActualSize(!isActualSize)}
              >
                {isActualSize ? words.fit : words.actualSize}
              </Button>
            )}
            <Button
              ref={downloadButton}
              icon={<Download aria-hidden />}
              aria-label={words.downloadOf({ name })}
              aria-disabled={isLoading}
              onClick={() => !isLoading && download.start()}
            >
              {words.download}
            </Button>
          </span>
        </footer>
      </div>
    </Frame>
  );
}

/** The frame of the preview beside the fields. It gets the focus when another element opens the preview. */
function BesideFrame({ title, onClose, children }: ComponentProps<typeof Dialog>) {
  const { ui } = useMessages();
  const opener = useCaseFiles().previewed?.opener;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs again for another opener.
  }, [opener]);
  return (
    <section ref={section} tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <Button variant="quiet" aria-label={ui.close} icon={<X aria-hidden />} onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
