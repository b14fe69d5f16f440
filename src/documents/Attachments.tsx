import { FolderDown } from "lucide-react";
import { memo, useEffect, useMemo, useRef } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { usePaletteEntries } from "#palette/palette-entries.ts";
import { useCanRenderAll } from "#ui/after-paint.ts";
import { Button } from "#ui/Button.tsx";
import { Panel } from "#ui/Panel.tsx";
import styles from "./Attachments.module.css";
import { DocumentRow } from "./list/DocumentRow.tsx";
import { documentAnchor } from "./list/document-anchor.ts";
import { PackPart } from "./pack/PackPart.tsx";
import { packedState, preparePack, usePack } from "./pack/use-pack.ts";
import type { WriteReport } from "./reader/ask-reader.ts";

// More rows than a screen shows are drawn after the others, and laid out when they come near it.
const rowsAtFirst = 20;

interface AttachmentsProps {
  readonly caseId: CaseId;
  readonly documents: readonly CaseDocument[];
  /** Writes the report of the evidence pack. Stable. */
  readonly writeReport: WriteReport;
}

/** Every document of a case, once, to download and to look at. Content is asked for only then. */
export const Attachments = memo(function Attachments(props: AttachmentsProps) {
  const { caseId, documents, writeReport } = props;
  const { documents: words } = useFullWords();
  const pack = usePack(caseId, writeReport);
  const button = useRef<HTMLButtonElement>(null);
  usePaletteEntries("actions", () => [
    {
      id: "download all",
      label: words.downloadAll,
      run() {
        // What comes of it is said here, below the button, which may be at the edge of the screen.
        button.current?.focus();
        button.current?.scrollIntoView({ block: "center" });
        void pack.take();
      },
    },
  ]);
  const isWhole = useCanRenderAll(documents.length, rowsAtFirst);
  const hasLooked = useRef(false);
  // A link to one of them may have been followed before it was there; then it leads there once.
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
  return (
    <Panel
      title={words.attachments}
      isLong={documents.length > rowsAtFirst}
      end={
        <>
          {documents.length > 0 && words.files({ files: documents.length })}
          <Button
            ref={button}
            icon={<FolderDown aria-hidden />}
            aria-disabled={pack.isBusy}
            onPointerEnter={preparePack}
            onFocus={preparePack}
            onClick={() => void pack.take()}
          >
            {words.downloadAll}
          </Button>
        </>
      }
    >
      <PackPart pack={pack} files={documents.length} button={button} />
      {documents.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ul className={styles.list}>
          {(isWhole ? documents : documents.slice(0, rowsAtFirst)).map((document, at) => (
            <DocumentRow
              key={`${caseId} ${document.path} ${document.id}`}
              caseId={caseId}
              document={document}
              number={at + 1}
              names={names}
              packed={packedState(pack.state, at + 1, documents.length)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
});
