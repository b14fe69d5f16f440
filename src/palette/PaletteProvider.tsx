import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { loadLanguage } from "#i18n/languages.ts";
import { isBehindDialog, isLetter } from "#ui/page/shortcut.ts";
import { createStore } from "#ui/store.ts";
import type { PaletteProps } from "./Palette.tsx";
import { PaletteContext, type PaletteSource } from "./palette-entries.ts";

interface PaletteProviderProps {
  readonly children: ReactNode;
  /** Whether what is on the screen may be read; while it may not, there is no palette. */
  readonly isAvailable: boolean;
  /** Loads what offers entries on every screen: they are there from the palette's first moment. */
  readonly loadCommands: () => Promise<ReactNode>;
}

/** Gives everything below it the palette, which opens on Ctrl+K from anywhere and closes by navigating. */
export function PaletteProvider({ children, isAvailable, loadCommands }: PaletteProviderProps) {
  const { key: place } = useLocation();
  const { tag } = useLanguage();
  const [sources] = useState(() => createStore<readonly PaletteSource[]>([]));
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [commands, setCommands] = useState<ReactNode>();
  const [openAt, setOpenAt] = useState<string>();

  const open = useCallback(() => {
    setOpenAt(place);
    // The palette is optional: code that cannot be loaded must not replace the screen by an error.
    const load = Promise.all([import("./Palette.tsx"), loadCommands(), loadLanguage(tag)]);
    load
      .then(([file, loaded]) => {
        // The commands have to be rendered before the palette reads its sources.
        flushSync(() => setCommands(loaded));
        return setPalette(() => file.Palette);
      })
      .catch(() => setOpenAt(undefined));
  }, [place, tag, loadCommands]);
  const close = useCallback(() => setOpenAt(undefined), []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isKey || !isLetter(event, "k")) return;
    // Prevents the browser's own Ctrl+K, which leaves the page.
    event.preventDefault();
    if (!isBehindDialog()) open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  if (!isAvailable && openAt !== undefined) setOpenAt(undefined);

  const context = useMemo(() => ({ sources, open }), [sources, open]);
  return (
    <PaletteContext value={context}>
      {children}
      {commands}
      {Palette && openAt === place && <Palette sources={sources} onClose={close} />}
    </PaletteContext>
  );
}
