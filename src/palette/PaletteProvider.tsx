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
  /** Whether the palette may open: not while the session is locked. */
  readonly isAvailable: boolean;
  /** Loads the component that offers entries on every screen. */
  readonly loadCommands: () => Promise<ReactNode>;
}

/** Provides the palette to everything below it. Ctrl+K opens it, and a navigation closes it. */
export function PaletteProvider({ children, isAvailable, loadCommands }: PaletteProviderProps) {
  const { key: locationKey } = useLocation();
  const { tag } = useLanguage();
  const [sources] = useState(() => createStore<readonly PaletteSource[]>([]));
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [commands, setCommands] = useState<ReactNode>();
  /** The location on which the palette was opened; `undefined` while it is closed. */
  const [openedOn, setOpenedOn] = useState<string>();

  const open = useCallback(() => {
    setOpenedOn(locationKey);
    // When the code cannot be loaded the palette stays closed: an error would replace the screen.
    const load = Promise.all([import("./Palette.tsx"), loadCommands(), loadLanguage(tag)]);
    load
      .then(([file, loaded]) => {
        // Render the commands first, because the palette reads the entries of its sources once.
        flushSync(() => setCommands(loaded));
        return setPalette(() => file.Palette);
      })
      .catch(() => setOpenedOn(undefined));
  }, [locationKey, tag, loadCommands]);
  const close = useCallback(() => setOpenedOn(undefined), []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isKey || !isLetter(event, "k")) return;
    // The browser's own Ctrl+K would leave the page.
    event.preventDefault();
    if (!isBehindDialog()) open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  if (!isAvailable && openedOn !== undefined) setOpenedOn(undefined);

  const context = useMemo(() => ({ sources, open }), [sources, open]);
  return (
    <PaletteContext value={context}>
      {children}
      {commands}
      {Palette && openedOn === locationKey && <Palette sources={sources} onClose={close} />}
    </PaletteContext>
  );
}
