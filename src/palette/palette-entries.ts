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

/**
 * The path of the page on which the palette was opened; `undefined` while it is closed. Its code may still
 * be loading.
 */
export const palettePath = createStore<string | undefined>(undefined);

/** Offers entries in the palette while the component is mounted. They are read when the palette opens. */
export const usePaletteEntries = (group: PaletteGroup, read: () => readonly PaletteEntry[]): void =>
  useSource(group, read, false);

/** Offers entries that are made for the typed text, such as opening a case by its id. */
export const useTypedTextEntries = (group: PaletteGroup, read: PaletteSource["read"]): void =>
  useSource(group, read, true);

function useSource(
  group: PaletteGroup,
  read: PaletteSource["read"],
  isForTypedText: boolean,
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
