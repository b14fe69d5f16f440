import { useMemo, useRef, useState } from "react";
import { saveFile } from "#export/save-file.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { Notice } from "#ui/Notice.tsx";
import { documentsInOrder } from "../list/documents-in-order.ts";
import { safeNameAt } from "../names/safe-name.ts";
import { FileArea } from "../preview/FileArea.tsx";
import { FileView, isImage } from "../preview/FileView.tsx";
import { ImageTools } from "../preview/image/ImageTools.tsx";
import { PreviewFooter } from "../preview/PreviewFooter.tsx";
import { PreviewHead } from "../preview/PreviewHead.tsx";
import { useFileKeys, useShownFile } from "../preview/use-shown-file.ts";
import styles from "./FileViewer.module.css";

interface FileViewerProps {
  readonly caseId: CaseId;
  readonly caseName: string;
  readonly documents: readonly CaseDocument[];
  readonly document: CaseDocument;
  readonly onShow: (document: CaseDocument) => void;
}

/** A file that fills its window, with buttons for all other files of the case. */
export function FileViewer(props: FileViewerProps) {
  const { caseId, caseName, documents, document, onShow } = props;
  const { documents: t } = useMessages();
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  const index = documents.indexOf(document);
  const { key, kept, blob, file, imageView, received, name } = useShownFile(
    caseId,
    document,
    index + 1,
  );
  const items = useMemo(() => documentsInOrder(documents), [documents]);
  useFileKeys(items, index, onShow, false);
  return (
    <main id="main" ref={main} tabIndex={-1} className={styles.window}>
      <title>{`${name} · ${caseName}`}</title>
      <PreviewHead
        document={document}
        name={received}
        size={blob?.size}
        canDownload={blob !== undefined}
        onDownload={() => blob && saveFile(blob, safeNameAt(documents, index + 1))}
      >
        <span ref={setTools} />
        {file && isImage(file) && <ImageTools view={imageView} isInDialog={false} />}
      </PreviewHead>
      <FileArea>
        {file && (
          <FileView
            key={key}
            file={file}
            name={name}
            imageView={imageView}
            tools={tools}
            onTakeFocus={() => main.current?.focus()}
          />
        )}
        {!blob && (
          <Notice
            tone="warn"
            title={typeof kept === "string" ? t.problems[kept] : t.ownWindow.notRead}
          >
            <p>{t.ownWindow.toDo}</p>
          </Notice>
        )}
      </FileArea>
      <PreviewFooter items={items} index={index} name={name} onShow={onShow} />
    </main>
  );
}
