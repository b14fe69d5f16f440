import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";
import { AddSourceContext, type PaletteSource } from "./palette-entries.ts";

interface PaletteState {
  /** Whether the palette is open. Its code may still be loading. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The sources of all mounted components. */
  readonly sources: readonly PaletteSource[];
}

const PaletteContext = createContext<PaletteState | undefined>(undefined);

/** Provides one palette to the components that offer entries, to its button and to the palette itself. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [sources, setSources] = useState<readonly PaletteSource[]>([]);
  const addSource = useCallback((source: PaletteSource) => {
    setSources((last) => [...last, source]);
    return () => setSources((last) => last.filter((other) => other !== source));
  }, []);
  const state = useMemo(() => ({ isOpen, setOpen, sources }), [isOpen, sources]);
  return (
    <AddSourceContext value={addSource}>
      <PaletteContext value={state}>{children}</PaletteContext>
    </AddSourceContext>
  );
}

/** @throws Error outside a {@link PaletteProvider}. */
export function usePalette(): PaletteState {
  const palette = use(PaletteContext);
  if (!palette) throw new Error("usePalette needs a PaletteProvider above it");
  return palette;
}
