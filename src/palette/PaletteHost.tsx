import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { isModalOpen } from "#ui/page/modal.tsx";
import { useShortcut } from "#ui/page/shortcut.ts";
import type { PaletteProps } from "./Palette.tsx";
import { usePalette } from "./PaletteProvider.tsx";

interface LoadedPalette {
  readonly Palette: ComponentType<PaletteProps>;
  /** Offers entries on every screen. */
  readonly commands: ReactNode;
}

interface PaletteHostProps {
  /** Whether the palette may open: not while the session is locked. */
  readonly isAvailable: boolean;
  readonly loadPalette: () => Promise<LoadedPalette>;
}

/** The palette of the page. Ctrl+K opens and closes it; going to another page or locking the session closes it. */
export function PaletteHost({ isAvailable, loadPalette }: PaletteHostProps) {
  const { pathname } = useLocation();
  const palette = usePalette();
  const { setOpen } = palette;
  const isOpen = palette.isOpen && isAvailable;
  const [typed, setTyped] = useState("");
  const close = useCallback(() => {
    setOpen(false);
    setTyped("");
  }, [setOpen]);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [commands, setCommands] = useState<ReactNode>();

  // A layout effect, so that no frame shows the palette of the last page.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- closes when one of them changes.
  useLayoutEffect(() => close, [pathname, isAvailable, close]);
  // Not `React.lazy`: it would show the palette 300 ms after its fallback at the earliest, and a load that has failed
  // once would not be tried when the palette is opened again.
  useEffect(() => {
    if (!isOpen) return;
    loadPalette()
      .then((loaded) => {
        // Render the commands first: they offer their entries in an effect, and a frame would show the palette without.
        flushSync(() => setCommands(loaded.commands));
        return setPalette(() => loaded.Palette);
      })
      // When the code cannot be loaded the palette stays closed: an error would replace the screen.
      .catch(close);
  }, [isOpen, loadPalette, close]);

  // While the code of the palette is loading, typed keys are collected for it and do nothing on the page.
  // A layout effect ends with the commit that shows the palette, whose box has the focus then: no key is lost between.
  const isLoading = isOpen && !Palette;
  useLayoutEffect(() => {
    if (!isLoading) return undefined;
    const collect = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Escape") close();
      else if (event.key === "Backspace") setTyped((text) => text.slice(0, -1));
      else if (event.key.length === 1) setTyped((text) => text + event.key);
    };
    window.addEventListener("keydown", collect, { capture: true });
    return () => window.removeEventListener("keydown", collect, { capture: true });
  }, [isLoading, close]);

  // In a dialog too, because the palette is one, and the browser's own Ctrl+K would leave the page.
  useShortcut({ key: "ctrl+k", isInDialog: true }, () => {
    if (isOpen) close();
    else if (isAvailable && !isModalOpen()) setOpen(true);
  });

  return (
    <>
      {commands}
      {Palette && isOpen && <Palette typed={typed} onClose={close} />}
    </>
  );
}
