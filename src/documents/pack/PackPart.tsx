import { Check, TriangleAlert } from "lucide-react";
import type { RefObject } from "react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReadingStatus } from "../list/ReadingStatus.tsx";
import type { DocumentSizes } from "../reader/messages.ts";
import styles from "./PackPart.module.css";
import type { EvidencePack } from "./use-pack.ts";

interface PackPartProps {
  readonly pack: EvidencePack;
  /** The button that makes the pack. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * The progress of the evidence pack with *Cancel*; then the number of files in it and of missing ones, or
 * why there is no pack. Renders nothing before the pack is requested.
 */
export function PackPart({ pack: { state, make, cancel }, button }: PackPartProps) {
  const { words } = useFullLanguage();
  if (state.kind === "idle") return null;
  return (
    <div className={styles.pack}>
      <ReadingStatus
        state={state}
        label={words.pack.making}
        onCancel={cancel}
        onRetry={() => void make()}
        button={button}
      />
      <output className={styles.outcome}>
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
