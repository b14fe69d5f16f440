import { useMemo } from "react";
import { defaultStyles, JsonView } from "react-json-view-lite";
import "react-json-view-lite/dist/index.css";
import { type RetrievedCase, sentTree } from "#api/get-case.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import { SentText } from "#ui/SentText.tsx";
import { maskTree } from "./masked-tree.ts";
import styles from "./RawSection.module.css";

const look = {
  ...defaultStyles,
  container: styles.tree ?? "",
  label: styles.key ?? "",
  clickableLabel: styles.key ?? "",
  stringValue: styles.string ?? "",
  numberValue: styles.plain ?? "",
  booleanValue: styles.plain ?? "",
  nullValue: styles.plain ?? "",
  undefinedValue: styles.plain ?? "",
  otherValue: styles.plain ?? "",
  punctuation: styles.punctuation ?? "",
};

const isOpen = (level: number) => level < 2;

/**
 * The answer as a tree, opened two levels deep. What looks like a card number is masked in it, and
 * listed above with where it stands, to be shown one by one.
 */
export function RawTree({ retrieved }: { readonly retrieved: RetrievedCase }) {
  const { copy: words } = useWords();
  const { tree, found } = useMemo(() => maskTree(sentTree(retrieved)), [retrieved]);
  return (
    <>
      {found.length > 0 && (
        <div className={styles.masked}>
          <p>{words.maskedNumbers}</p>
          <ul>
            {found.map(({ path, text }, at) => (
              // Keys with dots in them may make the same path: a number is its place.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                <code>
                  <SentText>{path}</SentText>
                </code>{" "}
                <SentText canReveal>{text}</SentText>
              </li>
            ))}
          </ul>
        </div>
      )}
      <JsonView data={tree} style={look} shouldExpandNode={isOpen} clickToExpandNode />
    </>
  );
}
