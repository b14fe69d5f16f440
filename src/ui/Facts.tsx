import type { ReactNode } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { CopyButton, Value } from "./copy/CopyToolbar.tsx";
import styles from "./Facts.module.css";
import { ReceivedText } from "./text/ReceivedText.tsx";

export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

interface FactProps {
  readonly term: string;
  /** Whether only a screen reader has the term, because the value speaks for itself. */
  readonly isTermHidden?: boolean;
  readonly name?: string;
  /** The value as received; "" when there is nothing to copy. */
  readonly text: string;
  /** Default: `text` with card numbers masked. */
  readonly copyText?: () => string;
  /** What the fact belongs to, because the names of copy buttons must differ. */
  readonly context: string;
  readonly children?: ReactNode;
}

/** Nothing where there is neither a text nor children. */
export function Fact(props: FactProps) {
  const { term, isTermHidden, name, text, copyText, context, children } = props;
  const { copy } = useMessages();
  if (text === "" && !children) return null;
  return (
    <Value as="div" data-fact={name}>
      <dt className={isTermHidden ? "visually-hidden" : undefined}>{term}</dt>{" "}
      <dd>
        {children ?? <ReceivedText canReveal>{text}</ReceivedText>}
        {text !== "" && (
          <CopyButton
            label={copy.of({ name: term, context })}
            text={copyText ?? (() => maskCardNumbers(text))}
          />
        )}
      </dd>
    </Value>
  );
}
