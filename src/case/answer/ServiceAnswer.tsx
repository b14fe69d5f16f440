import { Copy } from "lucide-react";
import { memo, useId, useMemo, useState } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { cutPosition } from "#privacy/card-number.ts";
import { maskedJson } from "#privacy/masked-json.ts";
import { limitCombiningMarks, withVisibleCharacters } from "#privacy/untrusted-text.ts";
import { Button, TextButton } from "#ui/Button.tsx";
import { useClipboard } from "#ui/copy/clipboard.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Panel } from "#ui/Panel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { type ContractNote, contractNotes } from "#wire/contract-note.ts";
import styles from "./ServiceAnswer.module.css";

/** For those who look after the connection: rendered when it is first opened. */
export const ServiceAnswer = memo(function ServiceAnswer({
  received,
}: Pick<RetrievedCase, "received">) {
  const { answer: t } = useMessages();
  const titleId = useId();
  const [isRendered, setRendered] = useState(false);
  return (
    <section className={styles.answer} aria-labelledby={titleId}>
      <Disclosure
        onToggle={(isShown) => isShown && setRendered(true)}
        summary={<h2 id={titleId}>{t.title}</h2>}
      >
        {isRendered && (
          <SectionBoundary resetKey={received}>
            <div className="stack">
              <ContractNotes received={received} />
              <RawAnswer received={received} />
            </div>
          </SectionBoundary>
        )}
      </Disclosure>
    </section>
  );
});

/** Characters that are laid out at first, and that each press of the button adds: an answer may have megabytes. */
const pieceLength = 50_000;

function RawAnswer({ received }: Pick<RetrievedCase, "received">) {
  const { answer, ui } = useMessages();
  const { raw: t } = answer;
  const clipboard = useClipboard();
  const text = useMemo(() => maskedJson(received, 2), [received]);
  const [length, setLength] = useState(pieceLength);
  const end = cutPosition(text, 0, length);
  return (
    <Panel
      title={t.title}
      isLong
      actions={
        <Button
          variant="quiet"
          onClick={() => void clipboard.copy(() => text)}
          icon={<Copy aria-hidden />}
        >
          {t.copy}
        </Button>
      }
    >
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.raw} tabIndex={0} dir="ltr">
        {limitCombiningMarks(withVisibleCharacters(text.slice(0, end)))}
      </pre>
      {end < text.length && (
        <p className="soft">
          {ui.moreCharacters({ count: text.length - end })}{" "}
          <TextButton onClick={() => setLength(end + pieceLength)}>{ui.showMore}</TextButton>
        </p>
      )}
    </Panel>
  );
}

const maxShown = 200;

export function ContractNotes({ received }: Pick<RetrievedCase, "received">) {
  const {
    answer: { notes: t },
    ui,
  } = useMessages();
  const notes = useMemo(() => contractNotes(received), [received]);
  if (notes.length === 0) return null;
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
}

function NoteText({ note }: { readonly note: ContractNote }) {
  const { notes: t } = useMessages().answer;
  switch (note.kind) {
    case "unknown-key":
    case "absent-key":
      return t[note.kind];
    case "unknown-value":
    case "other-sentinel":
      return <ReceivedText>{t[note.kind](note)}</ReceivedText>;
    case "other-type":
      return t[note.kind](note);
  }
}
