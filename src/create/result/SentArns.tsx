import { useWords } from "#language/LanguageProvider.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { SentText } from "#ui/SentText.tsx";
import styles from "./UnknownOutcome.module.css";

/** As many ARNs as are taken in, and read out, at one go. */
const few = 5;

/** The ARNs of a request; many are folded away. */
export function SentArns({ arns }: { readonly arns: readonly string[] }) {
  const { unknownDetails: words } = useWords().create;
  if (arns.length === 0) return null;
  const list = (
    <ul className={styles.arns}>
      {arns.map((arn) => (
        <li key={arn}>
          <code>
            <SentText>{arn}</SentText>
          </code>
        </li>
      ))}
    </ul>
  );
  if (arns.length <= few) return list;
  return <Disclosure summary={words.arns({ count: arns.length })}>{list}</Disclosure>;
}
