import { useEffect, useLayoutEffect, useRef } from "react";
import { usePalette } from "./PaletteProvider.tsx";
import type { PaletteEntry, PaletteGroup, PaletteSource } from "./palette-entry.ts";

type Read = PaletteSource["read"];

/** Offers entries in the palette for as long as the caller is on the screen; read only when it opens. */
export const usePaletteEntries = (group: PaletteGroup, read: () => readonly PaletteEntry[]): void =>
  useSource(group, read, false);

/** Offers in the palette what answers the text typed there, above everything that is merely found. */
export const usePaletteAnswers = (group: PaletteGroup, read: Read): void =>
  useSource(group, read, true);

function useSource(group: PaletteGroup, read: Read, isAnswer: boolean): void {
  const sources = usePalette()?.sources;
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
