import {
  Check,
  CircleDashed,
  CircleSlash,
  Eye,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { StateWord, type Tone } from "#ui/StateWord.tsx";
import type { FileState } from "../download/use-document-file.ts";
import type { NoContent } from "../reader/messages.ts";
import styles from "./DocumentState.module.css";

const looks = {
  idle: ["soft", CircleDashed],
  saved: ["calm", Check],
  packed: ["calm", Check],
  previewed: ["calm", Eye],
  empty: ["warn", CircleSlash],
  corrupt: ["late", TriangleAlert],
  "not-sent": ["late", TriangleAlert],
  gone: ["late", TriangleAlert],
  "not-stored": ["late", TriangleAlert],
  failed: ["late", TriangleAlert],
} satisfies Readonly<Record<string, readonly [Tone, LucideIcon]>>;

/** Where a document stands, in a word, announced when it changes; what was read, with its checksum. */
export function DocumentState({ state }: { readonly state: FileState }) {
  const { tag, words } = useFullLanguage();
  const isRead = state.kind === "saved" || state.kind === "previewed";
  // A pack is told of as a whole, not once for each of its files.
  const isQuiet = state.kind === "packed" || state.kind === "idle";
  return (
    <>
      <output className={styles.state} aria-live={isQuiet ? "off" : "polite"}>
        <Word state={state} />
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

function Word({ state }: { readonly state: FileState }) {
  const { words } = useFullLanguage();
  const texts = words.documents.state;
  // The progress bar beside it says the same to the eye.
  if (state.kind === "loading") return <span className="visually-hidden">{texts.loading}</span>;
  const word = state.kind === "no-file" ? wordOf(state.why) : state.kind;
  const [tone, icon] = looks[word];
  return (
    <StateWord tone={tone} icon={icon}>
      {texts[word]}
    </StateWord>
  );
}

const wordOf = (why: NoContent | "gone") =>
  why === "empty" || why === "not-sent" || why === "gone" ? why : "corrupt";
