import { FolderDown } from "lucide-react";
import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { usePaletteEntries } from "#palette/palette-entries.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Panel } from "#ui/Panel.tsx";
import { useCanRenderAll } from "#ui/page/after-paint.ts";
import styles from "./Attachments.module.css";
import { useCaseFiles } from "./CaseFilesProvider.tsx";
import { type FileState, loadsReader } from "./download/use-file-reader.ts";
import { DocumentRow } from "./list/DocumentRow.tsx";
import { documentAnchor } from "./list/document-anchor.ts";
import { PackPart } from "./pack/PackPart.tsx";
import { usePack } from "./pack/use-pack.ts";
import type { WriteReport } from "./reader/ask-reader.ts";
import { fileKey } from "./reader/messages.ts";

// The other rows render after the first paint.
const rowsAtFirst = 20;

interface AttachmentsProps {
  readonly caseId: CaseId;
  readonly documents: readonly CaseDocument[];
  /** Writes the report of the evidence pack. Stable. */
  readonly writeReport: WriteReport;
}

/** Every document of a case, once, to be downloaded or previewed. Content is requested only then. */
export const Attachments = memo(function Attachments(props: AttachmentsProps) {
  const { caseId, documents, writeReport } = props;
  const { tag, words: all } = useFullLanguage();
  const { documents: words } = all;
  const { contents } = useCaseFiles();
  const pack = usePack(caseId, writeReport);
  const button = useRef<HTMLButtonElement>(null);
  const downloadAll = documents.length === 0 ? words.downloadReport : words.downloadAll;
  usePaletteEntries("actions", () => [
    {
      id: "download all",
      label: downloadAll,
      run() {
        // The outcome appears below the button: bring it into view.
        button.current?.focus();
        button.current?.scrollIntoView({ block: "center" });
        void pack.make();
      },
    },
  ]);
  const isWhole = useCanRenderAll(documents.length, rowsAtFirst);
  const hasLooked = useRef(false);
  // A link to a row may have been followed before the row was rendered: go there once.
  useEffect(() => {
    if (hasLooked.current) return;
    const anchor = location.hash.slice(1);
    const isOurs = documents.some(({ path }) => documentAnchor(path) === anchor);
    const row = isOurs ? document.getElementById(anchor) : null;
    hasLooked.current = isWhole || row !== null;
    row?.focus({ preventScroll: true });
    row?.scrollIntoView();
  }, [documents, isWhole]);
  const names = useMemo(() => documents.map(({ name }) => name), [documents]);
  // One live region announces the outcome of every document: this is the one that was read last.
  const [last, setLast] = useState<{ name: string; state: FileState }>();
  const onState = useCallback((name: string, state: FileState) => {
    setLast((last) => (state.kind === "idle" && last?.name !== name ? last : { name, state }));
  }, []);
  const sizes = documents.map((document) => contents.get(fileKey(document)));
  const isSizeKnown = sizes.every((size) => typeof size === "number");
  const size = isSizeKnown ? sizes.reduce((sum, size) => sum + size, 0) : undefined;
  return (
    <Panel
      title={words.attachments}
      isLong={documents.length > rowsAtFirst}
      end={
        <>
          {documents.length > 0 &&
            [
              words.files({ count: documents.length }),
              ...(size === undefined ? [] : [formatBytes(size, tag)]),
            ].join(", ")}
          <Button
            ref={button}
            icon={<FolderDown aria-hidden />}
            aria-disabled={pack.isBusy}
            {...loadsReader}
            onClick={() => void pack.make()}
          >
            {downloadAll}
          </Button>
        </>
      }
    >
      <PackPart pack={pack} files={documents.length} button={button} />
      {documents.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <>
          <div className={styles.list}>
            <ul>
              {(isWhole ? documents : documents.slice(0, rowsAtFirst)).map((document, index) => (
                <DocumentRow
                  key={`${caseId} ${fileKey(document)}`}
                  caseId={caseId}
                  document={document}
                  number={index + 1}
                  names={names}
                  onState={onState}
                />
              ))}
            </ul>
          </div>
          <Outcome {...last} />
        </>
      )}
    </Panel>
  );
});

interface OutcomeProps {
  readonly name?: string;
  readonly state?: FileState;
}

/** The outcome of the document that was read last; a problem is shown at the document itself. */
function Outcome({ name = "", state }: OutcomeProps) {
  const { tag, words } = useFullLanguage();
  const texts = words.documents;
  const isRead = state?.kind === "read";
  return (
    <div className={styles.outcome}>
      <output>
        {isRead && texts.downloaded({ name, size: formatBytes(state.size, tag) })}
        {state?.kind === "loading" && (
          <span className="visually-hidden">{texts.loadingOf({ name })}</span>
        )}
      </output>
      {isRead && state.sha256 !== undefined && (
        <Disclosure summary={texts.checksum}>
          <code>{state.sha256}</code>
        </Disclosure>
      )}
    </div>
  );
}
