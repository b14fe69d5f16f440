import {
  Check,
  CircleDashed,
  CircleSlash,
  Eye,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";
import { formatBytes } from "#language/byte-size.ts";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { StateWord, type Tone } from "#ui/StateWord.tsx";
import type { FileState } from "../download/use-document-file.ts";
import type { PackedState } from "../pack/packed-state.ts";
import styles from "./DocumentState.module.css";

type StateKind = FileState["kind"] | PackedState["kind"];
type SaidState = Exclude<StateKind, "loading">;

const looks: Readonly<Record<SaidState, readonly [Tone, LucideIcon]>> = {
  idle: ["soft", CircleDashed],
  saved: ["calm", Check],
  packed: ["calm", Check],
  previewed: ["calm", Eye],
  empty: ["warn", CircleSlash],
  corrupt: ["late", TriangleAlert],
  "not-sent": ["late", TriangleAlert],
  gone: ["late", TriangleAlert],
  unkept: ["late", TriangleAlert],
  failed: ["late", TriangleAlert],
};

/** Where a document stands, in a word, announced when it changes; what was read, with its checksum. */
export function DocumentState({ state }: { readonly state: FileState | PackedState }) {
  const { tag, words } = useFullLanguage();
  const isRead = state.kind === "saved" || state.kind === "previewed";
  // A pack is told of as a whole, not once for each of its files.
  const isQuiet = state.kind === "packed" || state.kind === "idle";
  return (
    <>
      <output className={styles.state} aria-live={isQuiet ? "off" : "polite"}>
        <Word kind={state.kind} />
        {isRead && <span className={styles.size}>{formatBytes(state.size, tag)}</span>}
      </output>
      {isRead && state.sha256 !== undefined && (
        <Disclosure summary={words.documents.checksum}>
          <code className={styles.checksum}>{state.sha256}</code>
        </Disclosure>
      )}
    </>
  );
}

function Word({ kind }: { readonly kind: StateKind }) {
  const { words } = useFullLanguage();
  const word = words.documents.state[kind];
  // The progress bar beside it says the same to the eye.
  if (kind === "loading") return <span className="visually-hidden">{word}</span>;
  const [tone, icon] = looks[kind];
  return (
    <StateWord tone={tone} icon={icon}>
      {word}
    </StateWord>
  );
}
