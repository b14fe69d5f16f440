import { type ReactNode, useCallback, useMemo, useState } from "react";
import { requiredContext } from "#lib/required-context.ts";
import { AddSourceContext, type PaletteSource } from "./palette-entries.ts";

interface PaletteState {
  /** Whether the palette is open. Its code may still be loading. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The sources of all mounted components. */
  readonly sources: readonly PaletteSource[];
}

const [PaletteContext, usePalette] = requiredContext<PaletteState>("PaletteProvider");

export { usePalette };

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
