import { useFullWords } from "#language/LanguageProvider.tsx";
import styles from "./Palette.module.css";
import { PaletteOption } from "./PaletteOption.tsx";
import type { PaletteEntry } from "./palette-entry.ts";
import type { Found } from "./palette-search.ts";

/** The DOM id of an option, counted over all groups. */
export const optionId = (id: string, at: number): string => `${id}-option-${at}`;

interface PaletteListProps {
  readonly id: string;
  readonly groups: Found["groups"];
  /** Which option is chosen, counted over all groups. */
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
  readonly onRun: (entry: PaletteEntry) => void;
}

/** What was found, by group. The focus stays in the box; keys are heard there. */
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
            const at = all.indexOf(entry);
            return (
              <PaletteOption
                key={entry.id}
                id={optionId(id, at)}
                group={group}
                entry={entry}
                isChosen={at === chosen}
                onPoint={() => onChoose(at)}
                onRun={() => onRun(entry)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
