/** What an entry is, in the order shown while nothing is typed. */
export const paletteGroups = [
  "open",
  "actions",
  "everywhere",
  "stages",
  "documents",
  "fields",
] as const;

/** One of {@link paletteGroups}. */
export type PaletteGroup = (typeof paletteGroups)[number];

/** Something the palette offers to do. */
export interface PaletteEntry {
  /** Unique in its group. */
  readonly id: string;
  readonly label: string;
  /** Where it is or what else it is called, beside the label: the stage of a field. */
  readonly detail?: string;
  /** Found by these words too, which are not shown. */
  readonly keywords?: string;
  /** The key that does the same, `R`. */
  readonly keys?: string;
  /** Called after the palette is closed and the focus is back where it was. */
  readonly run: () => void;
}

/** Where entries come from; asked only when the palette opens. */
export interface PaletteSource {
  readonly group: PaletteGroup;
  /** Its entries, or those that answer exactly the text typed. */
  readonly read: (text: string) => readonly PaletteEntry[];
  /** Asked again for every text typed. */
  readonly isAnswer: boolean;
}
