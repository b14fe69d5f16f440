import { AppWindow, FileText, FolderOpen, ListTree, TextCursorInput, Zap } from "lucide-react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./Palette.module.css";
import type { PaletteEntry, PaletteGroup } from "./palette-entries.ts";
import type { Found } from "./palette-search.ts";

/** The DOM id of an option. @param index counted over all groups. */
export const optionId = (id: string, index: number): string => `${id}-option-${index}`;

interface PaletteListProps {
  readonly id: string;
  readonly groups: Found["groups"];
  /** The index of the chosen option, counted over all groups. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onRun: (entry: PaletteEntry) => void;
}

/** The found options by group. The focus and the key handler stay in the text box. */
export function PaletteList({ id, groups, chosen, onChoose, onRun }: PaletteListProps) {
  const { palette: words } = useFullWords();
  const all = groups.flatMap(({ entries }) => entries);
  return (
    <div role="listbox" id={`${id}-list`} aria-label={words.list} className={styles.list}>
      {groups.map(({ group, entries }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} role="presentation" className={styles.group}>
            {words.groups[group]}
          </p>
          {entries.map((entry) => {
            const index = all.indexOf(entry);
            return (
              <PaletteOption
                key={entry.id}
                id={optionId(id, index)}
                group={group}
                entry={entry}
                isChosen={index === chosen}
                onPoint={() => onChoose(index)}
                onRun={() => onRun(entry)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

const icons = {
  open: FolderOpen,
  actions: Zap,
  everywhere: AppWindow,
  stages: ListTree,
  documents: FileText,
  fields: TextCursorInput,
} as const;

interface PaletteOptionProps {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly entry: PaletteEntry;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

const showOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

/** An option, which is chosen and run with the pointer; for the keyboard the text box does that. */
function PaletteOption({ id, group, entry, isChosen, onPoint, onRun }: PaletteOptionProps) {
  const Icon = icons[group];
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
      <Icon aria-hidden size="0.875rem" />
      <span className={styles.label}>
        {/* The operator has just typed this id, so it is not masked. */}
        {group === "open" ? <bdi>{entry.label}</bdi> : <ReceivedText>{entry.label}</ReceivedText>}
      </span>
      {entry.detail && (
        <span className={styles.detail}>
          <ReceivedText>{entry.detail}</ReceivedText>
        </span>
      )}
      {entry.keys && <kbd>{entry.keys}</kbd>}
    </button>
  );
}
