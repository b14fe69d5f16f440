import { defaultStyles, JsonView } from "react-json-view-lite";
import "react-json-view-lite/dist/index.css";
import { type RetrievedCase, sentTree } from "#api/get-case.ts";
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

/** The answer as a tree; opened two levels deep. */
export function RawTree({ retrieved }: { readonly retrieved: RetrievedCase }) {
  return (
    <JsonView
      data={sentTree(retrieved)}
      style={look}
      shouldExpandNode={(level) => level < 2}
      clickToExpandNode
    />
  );
}
