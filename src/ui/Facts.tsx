import type { ReactNode } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { CopyButton } from "./copy/CopyButton.tsx";
import { Value } from "./copy/ValueGroup.tsx";
import styles from "./Facts.module.css";
import { ReceivedText } from "./text/ReceivedText.tsx";

/** A row of short facts, each with its term above. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

interface FactProps {
  readonly term: string;
  /** As received; "" when there is nothing to copy. */
  readonly text: string;
  /** Makes the text to be copied. Default: `text` with card numbers masked. */
  readonly copied?: () => string;
  /** What the fact belongs to. Part of the copy button's name, which must differ from those of other facts. */
  readonly context: string;
  /** What is shown. Default: `text`. */
  readonly children?: ReactNode;
}

/** One fact of a `ValueGroup` with a copy button; nothing where there is neither a text nor children. */
export function Fact({ term, text, copied, context, children }: FactProps) {
  const { copy } = useMessages();
  if (text === "" && !children) return null;
  return (
    <Value as="div">
      <dt>{term}</dt>
      <dd>
        {children ?? <ReceivedText canReveal>{text}</ReceivedText>}
        {text !== "" && (
          <CopyButton
            label={copy.of({ name: term, context })}
            text={copied ?? (() => maskCardNumbers(text))}
          />
        )}
      </dd>
    </Value>
  );
}
