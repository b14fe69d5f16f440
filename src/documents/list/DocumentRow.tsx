import { Download, Eye } from "lucide-react";
import { lazy, type MouseEvent, memo, Suspense, useRef } from "react";
import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { Button } from "#ui/Button.tsx";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import {
  type FileState,
  importPreview,
  type Purpose,
  prepareFile,
  useDocumentFile,
} from "../download/use-document-file.ts";
import { FileName } from "../names/FileName.tsx";
import { shownName } from "../names/shown-name.ts";
import { extensionOf, mayPreview } from "../reader/file-kind.ts";
import { DocumentFacts } from "./DocumentFacts.tsx";
import { DocumentProblem } from "./DocumentProblem.tsx";
import { DocumentProgress } from "./DocumentProgress.tsx";
import styles from "./DocumentRow.module.css";
import { DocumentState } from "./DocumentState.tsx";
import { documentAnchor } from "./document-anchor.ts";

const Preview = lazy(async () => ({ default: (await importPreview()).Preview }));

const ahead = { onPointerEnter: prepareFile, onFocus: prepareFile };

interface DocumentRowProps {
  readonly caseId: CaseId;
  readonly document: CaseDocument;
  /** Counts the case's documents from 1. */
  readonly number: number;
  /** Those of all documents of the case, as sent. */
  readonly names: readonly string[];
  /** What an evidence pack said of it. */
  readonly packed: FileState | undefined;
}

/** One document: what it is, where it stands, and what can be done with it. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { caseId, document, number, names, packed } = props;
  const words = useFullWords();
  const mark = useMark(document.path);
  const { state, shown, take, retry, save, cancel, closePreview } = useDocumentFile(
    caseId,
    document,
    names,
    number,
  );
  const pressed = useRef<HTMLButtonElement>(null);
  const receivedName =
    document.name.trim() === "" ? words.documents.unnamed({ number }) : document.name;
  const name = shownName(receivedName);
  const isLoading = state.kind === "loading";

  const onPress = (purpose: Purpose) => (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) return;
    pressed.current = event.currentTarget;
    void take(purpose);
  };
  // What had the focus goes away, so it returns to what brought it.
  const thenReturn = (act: () => void) => () => {
    act();
    pressed.current?.focus();
  };

  return (
    <li id={documentAnchor(document.path)} tabIndex={-1} className={styles.row}>
      <div>
        <p className={styles.name}>
          <FileName name={receivedName} canReveal />
          {document.name.trim() !== "" && (
            <CopyButton label={words.copy.of({ name })} text={() => name} />
          )}
          <code className={styles.kind}>
            {extensionOf(document.name.trim()).toUpperCase() || words.documents.unknownKind}
          </code>
          {mark && <ChangeMark mark={mark} />}
        </p>
        <DocumentFacts document={document} />
      </div>
      <div className={styles.state}>
        <DocumentState state={(state.kind === "idle" && packed) || state} />
        {isLoading && (
          <DocumentProgress
            label={words.documents.loadingOf({ name })}
            progress={state.progress}
            onCancel={thenReturn(cancel)}
          />
        )}
      </div>
      <div className={styles.actions}>
        {mayPreview(document.name.trim()) && (
          <Button
            look="quiet"
            icon={<Eye aria-hidden />}
            aria-label={words.documents.previewOf({ name })}
            aria-disabled={isLoading}
            {...ahead}
            onClick={onPress("preview")}
          >
            {words.documents.preview}
          </Button>
        )}
        <Button
          icon={<Download aria-hidden />}
          aria-label={words.documents.downloadOf({ name })}
          aria-disabled={isLoading}
          {...ahead}
          onClick={onPress("save")}
        >
          {words.documents.download}
        </Button>
      </div>
      <div className={styles.problem}>
        <DocumentProblem state={state} onRetry={thenReturn(() => void retry())} />
      </div>
      {shown && (
        <Suspense>
          <Preview
            name={receivedName}
            file={shown}
            onSave={() => void save(shown)}
            onClose={closePreview}
          />
        </Suspense>
      )}
    </li>
  );
});
