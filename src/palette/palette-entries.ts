import { createContext, use, useEffect, useLayoutEffect, useRef } from "react";

/** The groups of entries, in the order shown while nothing is typed. */
export const paletteGroups = [
  "actions",
  "stages",
  "open",
  "everywhere",
  "documents",
  "fields",
] as const;

export type PaletteGroup = (typeof paletteGroups)[number];

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

/** Adds a source. @returns a function that removes it. */
type AddSource = (source: PaletteSource) => () => void;

/** Set by the `PaletteProvider`. Without one, such as on paper, nothing is offered. */
export const AddSourceContext = createContext<AddSource>(() => () => {});

const noEntries = () => [];

/**
 * Offers entries in the palette while the component is mounted. They are read when the palette opens.
 * @param isForTypedText whether the entries are made for the typed text instead, such as the case with a
 *   typed id.
 */
export function usePaletteEntries(
  group: PaletteGroup,
  read: PaletteSource["read"],
  isForTypedText = false,
): void {
  const addSource = use(AddSourceContext);
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
    // React keeps the sources of the render before: nothing that they read may stay after signing out.
    return () => {
      latest.current = noEntries;
    };
  });
  useEffect(
    () => addSource(sourceOf(group, latest, isForTypedText)),
    [addSource, group, isForTypedText],
  );
}

/** Outside of the component, because a function keeps every value of the functions around it. */
const sourceOf = (
  group: PaletteGroup,
  latest: { readonly current: PaletteSource["read"] },
  isForTypedText: boolean,
): PaletteSource => ({ group, isForTypedText, read: (text) => latest.current(text) });
