import type { ReactNode } from "react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { CopyButton } from "./copy/CopyButton.tsx";
import { maskedCopy } from "./copy/clipboard.ts";
import styles from "./Facts.module.css";
import { ReceivedText } from "./text/ReceivedText.tsx";

interface FactsProps {
  readonly children: ReactNode;
}

/** A row of short facts, term over definition. */
export function Facts({ children }: FactsProps) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  readonly term: string;
  /** As received; "" when there is nothing to copy. */
  readonly text: string;
  /** What a copy of it is, where that is not the text with card numbers masked. */
  readonly copied?: () => Promise<string>;
  /** What it is a fact of: tells its copy from another of the same name. */
  readonly place: string;
  /** What is shown says by itself what it is. */
  readonly isPlain?: boolean;
  /** How it is shown, where that is not its text. */
  readonly children?: ReactNode;
}

/** One fact, with its copy; nothing when there is neither a text nor something to show. */
export function Fact(props: FactProps) {
  const { term, text, copied, place, isPlain = false, children } = props;
  const { copy } = useWords();
  if (text === "" && !children) return null;
  return (
    <div>
      <dt>
        {isPlain ? <span className="visually-hidden">{term}</span> : term}
        {text !== "" && (
          <CopyButton
            label={copy.of({ name: term, place })}
            text={copied ?? (() => maskedCopy(text))}
          />
        )}
      </dt>
      <dd>{children ?? <ReceivedText canReveal>{text}</ReceivedText>}</dd>
    </div>
  );
}
