import { Check, TriangleAlert } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useApi } from "#api/api-context.ts";
import { saveFile } from "#export/save-file.ts";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { maskedId, maskSign } from "#privacy/card-number.ts";
import { nextPaint } from "#ui/page/after-paint.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { useReading } from "../download/use-reading.ts";
import { ReadingStatus } from "../list/ReadingStatus.tsx";
import { fetchPack } from "../reader/ask-reader.ts";
import type { DocumentSizes, ReportedCase } from "../reader/messages.ts";
import { removeOldTempFiles } from "../reader/temp-folder.ts";
import styles from "./PackStatus.module.css";

/** Writes the report of a pack, with or without the hidden fields of the case. */
export type WriteCaseReport = (
  reported: ReportedCase,
  includesHiddenFields: boolean,
) => Promise<string>;

/** Makes the evidence pack of a case on request. Unmounting stops it. */
export function usePack(caseId: CaseId, writeReport: WriteCaseReport) {
  const api = useApi();
  const { setSizes } = useCaseFiles();
  const { start, ...reading } = useReading<{ kind: "saved"; sizes: DocumentSizes }>("pack");
  const isBusy = reading.state.kind === "loading";
  // A closed tab could not remove the temporary files of its packs.
  useEffect(() => void nextPaint().then(removeOldTempFiles), []);

  const lastChoice = useRef(false);

  /** @param includesHiddenFields whether the report has them. Default: as in the pack before, for another try. */
  async function make(includesHiddenFields = lastChoice.current) {
    if (isBusy) return;
    lastChoice.current = includesHiddenFields;
    await start(async (callbacks) => {
      const { blob, sizes } = await fetchPack(api, caseId, {
        ...callbacks,
        writeReport: (reported) => writeReport(reported, includesHiddenFields),
      });
      const id = maskedId(caseId).replaceAll(maskSign, "x");
      saveFile(blob, `case-${id}-evidence.zip`);
      setSizes(sizes);
      return { kind: "saved", sizes };
    });
  }

  return { ...reading, isBusy, make };
}

interface PackStatusProps {
  readonly pack: ReturnType<typeof usePack>;
  /** The button that makes the pack. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Shown before the pack is requested. */
  readonly children: ReactNode;
}

/**
 * The progress of the evidence pack with *Cancel*; then the number of files in it and of missing ones, or
 * why there is no pack.
 */
export function PackStatus({ pack, button, children }: PackStatusProps) {
  const { state, make, cancel } = pack;
  const { words } = useFullLanguage();
  if (state.kind === "idle") return <div className={styles.pack}>{children}</div>;
  return (
    <div className={styles.pack}>
      <ReadingStatus
        state={state}
        label={words.pack.making}
        onCancel={cancel}
        onRetry={() => void make()}
        button={button}
      />
      <output>
        {state.kind === "loading" && <span className="visually-hidden">{words.pack.making}</span>}
        {state.kind === "saved" && <PackOutcome sizes={state.sizes} />}
      </output>
    </div>
  );
}

/** The list below shows why a file is missing, and so does the report in the pack. */
function PackOutcome({ sizes }: { readonly sizes: DocumentSizes }) {
  const { tag, words } = useFullLanguage();
  const packed = [...sizes.values()].filter((size) => typeof size === "number");
  const size = packed.reduce((sum, bytes) => sum + bytes, 0);
  const missing = sizes.size - packed.length;
  return (
    <>
      <p>
        <StatusLabel tone="calm" icon={Check}>
          {words.pack.done({ files: packed.length, size: formatBytes(size, tag) })}
        </StatusLabel>
      </p>
      {missing > 0 && (
        <p>
          <StatusLabel tone="late" icon={TriangleAlert}>
            {words.pack.missing({ files: missing })}
          </StatusLabel>
        </p>
      )}
    </>
  );
}
