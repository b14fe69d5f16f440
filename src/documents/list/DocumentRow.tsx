import { CircleSlash, Download, TriangleAlert } from "lucide-react";
import { memo, useRef } from "react";
import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatBytes } from "#i18n/numbers.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { CopyButton, Value } from "#ui/copy/CopyToolbar.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { DocumentFacts } from "../files/DocumentFacts.tsx";
import { FileName } from "../files/FileName.tsx";
import { canPreview, escapedName, receivedName, shownName } from "../files/file-names.ts";
import type { ListedDocument } from "../files/find-document.ts";
import { documentAnchor, fileOf } from "../files/find-document.ts";
import { ReadingStatus } from "../files/ReadingStatus.tsx";
import { useDownload } from "../files/use-files.ts";
import { FilePicture } from "../preview/FilePicture.tsx";
import styles from "./DocumentRow.module.css";

interface DocumentRowProps extends ListedDocument {
  /** Then only a screen reader has the place again. */
  readonly isPlaceRepeated: boolean;
}

export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, number, isOfStage, isPlaceRepeated } = props;
  const { tag, messages } = useLanguage();
  const { documents: t, copy } = messages;
  const mark = useMark(document.path);
  const { caseRetrievedAt, files, previewed, openPreview } = useCaseFiles();
  const file = fileOf(files, document, caseRetrievedAt);
  const download = useDownload(document);
  const button = useRef<HTMLButtonElement>(null);
  const isPending = download.status === "pending";
  const received = receivedName(document, number, messages);
  const name = shownName(received);
  const title = (
    <>
      <span className={styles.picture}>
        <FilePicture name={document.name} file={file} />
      </span>
      <FileName name={received} canReveal={!canPreview(document.name)} />
    </>
  );
  return (
    <li
      id={documentAnchor(document.path)}
      tabIndex={-1}
      aria-current={document.path === previewed?.path || undefined}
      className={isPlaceRepeated ? styles.row : `${styles.row} ${styles.first}`}
    >
      <Value className={`line ${styles.name}`}>
        {mark && (
          <span className={styles.mark}>
            <ChangeMark mark={mark} />
          </span>
        )}
        {canPreview(document.name) ? (
          <button type="button" className={styles.open} onClick={() => openPreview(document)}>
            <span className="visually-hidden">{t.preview} </span>
            {title}
          </button>
        ) : (
          title
        )}
        {document.name.trim() !== "" && (
          <CopyButton
            label={copy.of({ name })}
            text={() => escapedName(maskCardNumbers(document.name))}
          />
        )}
      </Value>
      <span className={`soft small ${styles.size}`}>
        {file instanceof Blob && formatBytes(file.size, tag)}
        {typeof file === "string" && file !== "gone" && (
          <StatusLabel tone="warn" Icon={file === "empty" ? CircleSlash : TriangleAlert}>
            {file === "empty" || file === "not-sent" ? t.state[file] : t.state.corrupt}
          </StatusLabel>
        )}
      </span>
      <DocumentFacts
        document={document}
        className={`soft small ${styles.facts}`}
        hasStage={!isOfStage}
        isPlaceHidden={isPlaceRepeated}
      />
      <Button
        ref={button}
        className={styles.download}
        variant="quiet"
        icon={<Download aria-hidden />}
        aria-label={t.downloadOf({ name })}
        title={t.download}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) download.start();
        }}
      />
      <div className={styles.status}>
        <ReadingStatus {...download} label={t.loadingOf({ name })} button={button} />
      </div>
      <output className="visually-hidden">
        {isPending && t.loadingOf({ name })}
        {download.status === "success" && t.downloaded({ name })}
      </output>
    </li>
  );
});
