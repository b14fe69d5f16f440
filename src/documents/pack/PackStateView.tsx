import { Check, TriangleAlert } from "lucide-react";
import { formatBytes } from "#language/byte-size.ts";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Progress } from "#ui/Progress.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import { FileName } from "../names/FileName.tsx";
import type { Pack, Progress as PackProgress } from "../reader/messages.ts";
import styles from "./PackStateView.module.css";
import { UnkeptPack } from "./UnkeptPack.tsx";
import type { PackState } from "./use-pack.ts";

interface PackStateViewProps {
  readonly state: Extract<PackState, { readonly kind: "making" | "saved" | "unkept" }>;
  /** How many documents the case has. */
  readonly files: number;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** How far a pack has come, with a way out; then what is in it, and what is not, or why there is none. */
export function PackStateView({ state, files, onCancel, onRetry }: PackStateViewProps) {
  const { words } = useFullLanguage();
  if (state.kind === "unkept") {
    return (
      <div className={styles.pack}>
        <UnkeptPack {...state} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className={styles.pack}>
      {state.kind === "making" && (
        <div className={styles.making}>
          <PackProgressBar progress={state.progress} files={files} />
          <Button onClick={onCancel}>{words.ui.cancel}</Button>
        </div>
      )}
      <output className={styles.outcome}>
        {state.kind === "making" ? (
          <span className="visually-hidden">{words.pack.making}</span>
        ) : (
          <PackOutcome pack={state.pack} />
        )}
      </output>
    </div>
  );
}

interface PackProgressBarProps {
  readonly progress: PackProgress | undefined;
  readonly files: number;
}

function PackProgressBar({ progress, files }: PackProgressBarProps) {
  const { tag, words } = useFullLanguage();
  const { received = 0, total, documents = 0 } = progress ?? {};
  const said = words.documents.progress;
  const bytes = { received: formatBytes(received, tag), total: formatBytes(total ?? 0, tag) };
  return (
    <Progress label={words.pack.making} done={received} total={total}>
      {received === 0
        ? said.started
        : words.pack.progress({
            bytes: total === undefined ? said.received(bytes) : said.of(bytes),
            packed: documents,
            files: Math.max(files, documents),
          })}
    </Progress>
  );
}

// What a screen has room for; the report in the pack has the rest.
const mostGroups = 4;
const mostNames = 6;

function PackOutcome({ pack }: { readonly pack: Omit<Pack, "kind" | "blob"> }) {
  const { tag, words } = useFullLanguage();
  const { documents: files, size, same, missing } = pack;
  const { why, ...said } = words.pack;
  return (
    <>
      <p>
        <StateWord tone="calm" icon={Check}>
          {said.done({ files, size: formatBytes(size, tag) })}
        </StateWord>
      </p>
      {same.slice(0, mostGroups).map((names) => (
        <p key={names[0]}>
          {said.same} <Names names={names} />
        </p>
      ))}
      {same.length > mostGroups && <p>{said.more({ more: same.length - mostGroups })}</p>}
      {missing.length > 0 && (
        <p>
          <StateWord tone="late" icon={TriangleAlert}>
            {said.missing({ files: missing.length })}
          </StateWord>
        </p>
      )}
      {missing.slice(0, mostNames).map(({ name, number, why: reason }) => (
        <p key={number}>
          <FileName name={name || words.documents.unnamed({ number })} />: {why[reason]}
        </p>
      ))}
      {missing.length > mostNames && <p>{said.more({ more: missing.length - mostNames })}</p>}
    </>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  const { words } = useFullLanguage();
  return (
    <>
      {names.slice(0, mostNames).map((name, at) => (
        <span key={name}>
          {at > 0 && ", "}
          <FileName name={name} />
        </span>
      ))}
      {names.length > mostNames && `, ${words.pack.more({ more: names.length - mostNames })}`}
    </>
  );
}
