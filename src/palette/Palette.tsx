import { Search, X } from "lucide-react";
import {
  type KeyboardEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { isLetter } from "#ui/page/shortcut.ts";
import { type Store, useStore } from "#ui/store.ts";
import styles from "./Palette.module.css";
import { optionId, PaletteList } from "./PaletteList.tsx";
import type { PaletteEntry, PaletteSource } from "./palette-entries.ts";
import { searchIn } from "./palette-search.ts";

/** What the palette needs to be open. */
export interface PaletteProps {
  /** Where its entries come from; they come and go, also while it is open. */
  readonly sources: Store<readonly PaletteSource[]>;
  readonly onClose: () => void;
}

const page = 10;

/** The palette: a combobox in a dialog, after the ARIA Authoring Practices; open while it is rendered. */
export function Palette({ sources, onClose }: PaletteProps) {
  const { palette: words, ui } = useFullWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // The language may change while it is open: the entries have its words one render later.
  const groupTitles = useDeferredValue(words.groups);
  const all = useStore(sources);
  const search = useMemo(() => searchIn(all, groupTitles), [all, groupTitles]);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const { groups, total } = useMemo(() => search(text), [search, text]);
  const shown = groups.flatMap(({ entries }) => entries);

  // A layout effect: closing restores the focus only while the dialog is still in the document.
  useLayoutEffect(() => {
    const here = dialog.current;
    here?.showModal();
    return () => here?.close();
  }, []);
  function run(entry: PaletteEntry | undefined) {
    if (!entry) return;
    flushSync(onClose);
    entry.run();
  }

  const last = shown.length - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: chosen === last ? 0 : chosen + 1,
    ArrowUp: chosen === 0 ? last : chosen - 1,
    PageDown: chosen + page,
    PageUp: chosen - page,
    Home: 0,
    End: last,
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const to = event.shiftKey ? undefined : moves[event.key];
    if (to !== undefined) setChosen(Math.max(0, Math.min(last, to)));
    else if (event.key === "Enter") run(shown[chosen]);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={ui.palette}
      className={styles.dialog}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && isLetter(event.nativeEvent, "k")) onClose();
      }}
    >
      <div className={styles.box}>
        <Search aria-hidden size="1rem" />
        <input
          type="text"
          role="combobox"
          aria-label={words.search}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.length > 0 ? optionId(id, chosen) : undefined}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={words.placeholder}
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
        <Button variant="quiet" aria-label={ui.close} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <PaletteList id={id} groups={groups} chosen={chosen} onChoose={setChosen} onRun={run} />
      {total > shown.length && (
        <p className={styles.more}>{words.more({ count: total - shown.length })}</p>
      )}
      {total === 0 && <p className={styles.nothing}>{words.nothing({ text })}</p>}
      <footer className={styles.foot}>
        <span role="status">{words.found({ count: total })}</span>
        <span aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> {words.choose} <kbd>Enter</kbd> {words.run} <kbd>Esc</kbd>{" "}
          {words.leave}
        </span>
      </footer>
    </dialog>
  );
}
