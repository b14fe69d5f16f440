import { AppWindow, FileText, FolderOpen, ListTree, TextCursorInput, Zap } from "lucide-react";
import { SentText } from "#ui/SentText.tsx";
import styles from "./Palette.module.css";
import type { PaletteEntry, PaletteGroup } from "./palette-entry.ts";

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

/** One option of the palette. The focus stays in the box; it only listens to a pointer. */
export function PaletteOption({ id, group, entry, isChosen, onPoint, onRun }: PaletteOptionProps) {
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
        {/* An id typed by the operator is what will be opened, however much it looks like a card. */}
        {group === "open" ? <bdi>{entry.label}</bdi> : <SentText>{entry.label}</SentText>}
      </span>
      {entry.detail && (
        <span className={styles.detail}>
          <SentText>{entry.detail}</SentText>
        </span>
      )}
      {entry.keys && <kbd>{entry.keys}</kbd>}
    </button>
  );
}
