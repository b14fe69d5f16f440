import { memo } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Panel } from "#ui/Panel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { ContractNote } from "#wire/contract-note.ts";
import styles from "./ContractNotes.module.css";

type Notes = readonly ContractNote[];

const maxShown = 200;

/** Where the answer and the specification differ, with the path of each difference. */
export const ContractNotes = memo(function ContractNotes({ notes }: { readonly notes: Notes }) {
  const {
    answer: { notes: t },
    ui,
  } = useMessages();
  return (
    <Panel title={t.title} isLong>
      <p className={`soft ${styles.why}`}>{t.why}</p>
      <ul className={styles.notes}>
        {notes.slice(0, maxShown).map((note, index) => (
          // Neither path nor text is unique: a list may have several unknown values.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {note.path !== "" && (
              <code className="soft">
                <ReceivedText>{note.path}</ReceivedText>
              </code>
            )}{" "}
            <NoteText note={note} />
          </li>
        ))}
      </ul>
      {notes.length > maxShown && (
        <p className={`soft ${styles.why}`}>{ui.more({ count: notes.length - maxShown })}</p>
      )}
    </Panel>
  );
});

function NoteText({ note }: { readonly note: Notes[number] }) {
  const { notes: t } = useMessages().answer;
  switch (note.kind) {
    case "unknown-key":
    case "absent-key":
      return t[note.kind];
    case "unknown-value":
    case "other-sentinel":
      return <ReceivedText>{t[note.kind](note)}</ReceivedText>;
    case "unreadable-characters":
      return t[note.kind](note);
    case "other-type":
      return t[note.kind](note);
  }
}
