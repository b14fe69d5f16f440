import { useEffect, useLayoutEffect, useRef } from "react";
import { createStore } from "#ui/store.ts";

/** The groups of entries, in the order shown while nothing is typed. */
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

/** An entry of the palette. */
export interface PaletteEntry {
  /** Unique in its group. */
  readonly id: string;
  readonly label: string;
  /** A text beside the label, such as the stage of a field. */
  readonly detail?: string;
  /** Words by which the entry is also found, not shown. */
  readonly keywords?: string;
  /** The keyboard shortcut that does the same, such as `R`. */
  readonly keys?: string;
  /** Called after the palette has closed and restored the focus. */
  readonly run: () => void;
}

/** A component that offers entries. */
export interface PaletteSource {
  readonly group: PaletteGroup;
  /** Returns the entries. @param text what was typed; "" unless `isForTypedText`. */
  readonly read: (text: string) => readonly PaletteEntry[];
  /** Whether the entries are made anew for each typed text, and shown first and unfiltered. */
  readonly isForTypedText: boolean;
}

/** The sources of all mounted components. */
export const paletteSources = createStore<readonly PaletteSource[]>([]);

/** Whether the palette is open. Its code may still be loading. */
export const isPaletteOpen = createStore(false);

/**
 * Offers entries in the palette while the component is mounted. They are read when the palette opens.
 * @param isForTypedText whether they are made for the typed text instead, as when a case is opened by its id.
 */
export function usePaletteEntries(
  group: PaletteGroup,
  read: PaletteSource["read"],
  isForTypedText = false,
): void {
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const source: PaletteSource = { group, isForTypedText, read: (text) => latest.current(text) };
    paletteSources.set([...paletteSources.get(), source]);
    return () => paletteSources.set(paletteSources.get().filter((other) => other !== source));
  }, [group, isForTypedText]);
}
