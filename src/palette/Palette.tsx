import { Search, X } from "lucide-react";
import { Fragment, type KeyboardEvent, useId, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { Modal } from "#ui/Modal.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./Palette.module.css";
import { usePalette } from "./PaletteProvider.tsx";
import type { PaletteEntry } from "./palette-entries.ts";
import { searchIn } from "./palette-search.ts";

export interface PaletteProps {
  /** The text that was typed while the code of the palette was loading. */
  readonly typed: string;
  readonly onClose: () => void;
}

/** The open palette: a combobox in a modal dialog, with the keys of the ARIA Authoring Practices. */
export function Palette({ typed, onClose }: PaletteProps) {
  const { palette: t, ui } = useMessages();
  const id = useId();
  const { sources } = usePalette();
  const search = useMemo(() => searchIn(sources, t.groups), [sources, t.groups]);
  const [text, setText] = useState(typed);
  const [chosen, setChosen] = useState(0);
  const { groups, total } = useMemo(() => search(text), [search, text]);
  const shown = groups.flatMap(({ entries }) => entries);
  const optionId = (index: number) => `${id}-option-${index}`;

  function run(entry: PaletteEntry | undefined) {
    if (!entry) return;
    // First the dialog closes and returns the focus, which the entry may then move.
    flushSync(onClose);
    entry.run();
  }

  const last = shown.length - 1;
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") setChosen(chosen >= last ? 0 : chosen + 1);
    else if (event.key === "ArrowUp") setChosen(chosen === 0 ? Math.max(0, last) : chosen - 1);
    else if (event.key === "PageDown") setChosen(Math.max(0, Math.min(last, chosen + pageLength)));
    else if (event.key === "PageUp") setChosen(Math.max(0, chosen - pageLength));
    else if (event.key === "Enter") run(shown[chosen]);
    else return;
    event.preventDefault();
  }

  return (
    <Modal aria-label={ui.palette} className={styles.dialog} closedby="any" onClose={onClose}>
      <div className={styles.box}>
        <Search aria-hidden size="1rem" />
        <input
          type="text"
          role="combobox"
          aria-label={t.search}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.length > 0 ? optionId(chosen) : undefined}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={t.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
          enterKeyHint="go"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={ui.close} Icon={X} onClick={onClose} />
      </div>
      {/* The focus and the key handler stay in the text box. */}
      <div role="listbox" id={`${id}-list`} aria-label={t.list} className={styles.list}>
        {groups.map(({ group, entries }) => (
          <Fragment key={group}>
            {/* Some screen readers do not announce options inside of groups, so each option names its group. */}
            <p aria-hidden className={styles.group}>
              {t.groups[group]}
            </p>
            {entries.map((entry) => {
              const index = shown.indexOf(entry);
              return (
                <PaletteOption
                  key={entry.id}
                  id={optionId(index)}
                  groupName={t.groups[group]}
                  entry={entry}
                  isChosen={index === chosen}
                  onPoint={() => setChosen(index)}
                  onRun={() => run(entry)}
                />
              );
            })}
          </Fragment>
        ))}
      </div>
      {total === 0 && <p className={styles.nothing}>{t.nothing({ text })}</p>}
      <p role="status" className="visually-hidden">
        {t.found({ count: total })}
      </p>
      <footer aria-hidden className={styles.foot}>
        {text !== "" && (
          <span>
            {t.found({ count: total })}
            {total > shown.length && ` · ${t.shownCount({ count: shown.length })}`}
          </span>
        )}
        <span className={`wide-only ${styles.keys}`}>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t.choose}
          </span>{" "}
          <span>
            <kbd>Enter</kbd> {t.run}
          </span>{" "}
          <span>
            <kbd>Esc</kbd> {t.close}
          </span>
        </span>
      </footer>
    </Modal>
  );
}

/** By how many options Page Up and Page Down move. */
const pageLength = 10;

interface PaletteOptionProps {
  readonly id: string;
  readonly groupName: string;
  readonly entry: PaletteEntry;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

const showOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

/** An option, chosen and run with the pointer. The text box handles the keyboard. */
function PaletteOption(props: PaletteOptionProps) {
  const { id, groupName, entry, isChosen, onPoint, onRun } = props;
  return (
    <button
      type="button"
      ref={isChosen ? showOption : undefined}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles.option}
      onPointerMove={isChosen ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <span className={styles.label}>
        <ReceivedText>{entry.label}</ReceivedText>
      </span>
      {entry.detail && (
        <span className={styles.detail}>
          <ReceivedText>{entry.detail}</ReceivedText>
        </span>
      )}
      {entry.keys && <kbd className="wide-only">{entry.keys}</kbd>}
      <span className="visually-hidden">{groupName}</span>
    </button>
  );
}
