import { Check, TriangleAlert } from "lucide-react";
import { Fragment, type RefObject } from "react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { DocumentProblem } from "../list/DocumentProblem.tsx";
import { DocumentProgress } from "../list/DocumentProgress.tsx";
import { FileName } from "../names/FileName.tsx";
import type { PackSummary } from "../reader/messages.ts";
import styles from "./PackPart.module.css";
import type { EvidencePack } from "./use-pack.ts";

interface PackPartProps {
  readonly pack: EvidencePack;
  /** The number of the case's documents. */
  readonly files: number;
  /** The button that makes the pack. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * The progress of the evidence pack with *Cancel*; then the files in it and the missing ones, or why
 * there is no pack. Renders nothing before the pack is requested.
 */
export function PackPart({ pack: { state, make, cancel }, files, button }: PackPartProps) {
  const { words } = useFullLanguage();
  // *Cancel* and *Try again* disappear when they are pressed: move the focus to the pack's button.
  const andReturnFocus = (action: () => void) => () => {
    action();
    button.current?.focus();
  };
  if (state.kind === "idle") return null;
  return (
    <div className={styles.pack}>
      {state.kind === "loading" && (
        <div className={styles.making}>
          <DocumentProgress
            label={words.pack.making}
            progress={state.progress}
            files={files}
            onCancel={andReturnFocus(cancel)}
          />
        </div>
      )}
      <DocumentProblem state={state} onRetry={andReturnFocus(() => void make())} />
      <output className={styles.outcome}>
        {state.kind === "loading" && <span className="visually-hidden">{words.pack.making}</span>}
        {state.kind === "saved" && <PackOutcome {...state.summary} />}
      </output>
    </div>
  );
}

/** Groups of equal files that are shown; the report in the pack lists all of them. */
const maxGroups = 4;
/** Names that are shown of a group, and of the missing files. */
const maxNames = 6;

function PackOutcome({ documents: files, size, same, missing }: PackSummary) {
  const { tag, words } = useFullLanguage();
  const texts = words.pack;
  return (
    <>
      <p>
        <StatusLabel tone="calm" icon={Check}>
          {texts.done({ files, size: formatBytes(size, tag) })}
        </StatusLabel>
      </p>
      {same.slice(0, maxGroups).map((names) => (
        <p key={names[0]}>
          {texts.same}{" "}
          {names.slice(0, maxNames).map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ", "}
              <FileName name={name} />
            </Fragment>
          ))}
          {names.length > maxNames && `, ${texts.more({ more: names.length - maxNames })}`}
        </p>
      ))}
      {same.length > maxGroups && <p>{texts.more({ more: same.length - maxGroups })}</p>}
      {missing.length > 0 && (
        <p>
          <StatusLabel tone="late" icon={TriangleAlert}>
            {texts.missing({ files: missing.length })}
          </StatusLabel>
        </p>
      )}
      {missing.slice(0, maxNames).map(({ name, number, why }) => (
        <p key={number}>
          <FileName name={name || words.documents.unnamed({ number })} />:{" "}
          {words.documents.problems[why]}
        </p>
      ))}
      {missing.length > maxNames && <p>{texts.more({ more: missing.length - maxNames })}</p>}
    </>
  );
}
