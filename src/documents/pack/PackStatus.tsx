import { Check, TriangleAlert } from "lucide-react";
import type { RefObject } from "react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReadingStatus } from "../files/ReadingStatus.tsx";
import styles from "./PackStatus.module.css";
import type { PackSummary, usePack } from "./use-pack.ts";

interface PackStatusProps {
  readonly pack: ReturnType<typeof usePack>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * The progress of the evidence pack with *Cancel*; then the number of files in it and of missing ones, or
 * why there is no pack.
 */
export function PackStatus({ pack, button }: PackStatusProps) {
  const { status, data } = pack;
  const { messages } = useLanguage();
  if (status === "idle") return null;
  return (
    <div className={styles.pack}>
      <ReadingStatus {...pack} label={messages.pack.making} button={button} />
      <output>
        {status === "pending" && <span className="visually-hidden">{messages.pack.making}</span>}
        {data && <PackOutcome {...data} />}
      </output>
    </div>
  );
}

function PackOutcome({ files, size, missing }: PackSummary) {
  const { tag, messages } = useLanguage();
  return (
    <>
      <p>
        <StatusLabel tone="calm" Icon={Check}>
          {messages.pack.done({ files, size: formatBytes(size, tag) })}
        </StatusLabel>
      </p>
      {missing > 0 && (
        <p>
          <StatusLabel tone="warn" Icon={TriangleAlert}>
            {messages.pack.missing({ files: missing })}
          </StatusLabel>
        </p>
      )}
    </>
  );
}
