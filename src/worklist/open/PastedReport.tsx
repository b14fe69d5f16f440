import { useEffect } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { maxCases } from "../stored-ids.ts";
import { useWorklist, useWorklistState } from "../WorklistProvider.tsx";
import styles from "./PastedReport.module.css";
import { firstOf, shownCells } from "./typed-text.ts";

/** What became of a pasted text: what joined the list, and by name everything that did not. */
export function PastedReport() {
  const {
    app: { open },
    worklist: { pasted: words },
  } = useFullWords();
  const worklist = useWorklist();
  const { message } = useWorklistState();
  const pasted = message?.kind === "pasted" ? message.pasted : undefined;
  // The page is left: what it said is over.
  useEffect(() => () => worklist.dropReport(), [worklist]);
  const { added = [], known = [], repeated = [], over = [], others = [], isCut } = pasted ?? {};
  const lines = [
    pasted && words.added({ count: added.length }),
    isCut && words.cut,
    repeated.length > 0 && words.repeated(counted(repeated)),
    known.length > 0 && words.known(counted(known)),
    over.length > 0 && words.over({ ...counted(over), most: maxCases }),
    others.length > 0 && open.notIds(counted(others)),
  ].filter((line) => typeof line === "string");

  function counted(all: readonly (string | number)[]) {
    return { count: all.length, named: firstOf(shownCells(all.map(String)), open) };
  }

  return (
    <div role="status" className={styles.report}>
      {lines.map((line) => (
        <p key={line}>
          <ReceivedText>{line}</ReceivedText>
        </p>
      ))}
    </div>
  );
}
