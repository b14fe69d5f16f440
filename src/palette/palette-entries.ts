import { createContext, use, useEffect, useLayoutEffect, useRef } from "react";
import type { WritableStore } from "#ui/store.ts";

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

/** The palette of the page: where entries come from, and how to open it. */
interface PaletteOfPage {
  readonly sources: WritableStore<readonly PaletteSource[]>;
  readonly open: () => void;
}

/** Provides the palette; `undefined` where a screen stands alone. */
export const PaletteContext = createContext<PaletteOfPage | undefined>(undefined);

/** Offers entries in the palette for as long as the caller is on the screen; read only when it opens. */
export const usePaletteEntries = (group: PaletteGroup, read: () => readonly PaletteEntry[]): void =>
  useSource(group, read, false);

/** Offers in the palette what answers the text typed there, above everything that is merely found. */
export const usePaletteAnswers = (group: PaletteGroup, read: PaletteSource["read"]): void =>
  useSource(group, read, true);

function useSource(group: PaletteGroup, read: PaletteSource["read"], isAnswer: boolean): void {
  const sources = use(PaletteContext)?.sources;
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!sources) return;
    const source: PaletteSource = { group, isAnswer, read: (text) => latest.current(text) };
    sources.set([...sources.get(), source]);
    return () => sources.set(sources.get().filter((other) => other !== source));
  }, [sources, group, isAnswer]);
}
