import type { PaletteSource } from "./palette-entry.ts";

/** Where the palette's entries come from: parts of the screen that come and go, also while it is open. */
export class PaletteSources {
  #all: readonly PaletteSource[] = [];
  readonly #changed = new EventTarget();

  /** Those of now, in the order they came. */
  readonly all = (): readonly PaletteSource[] => this.#all;

  /** Calls back when one comes or goes. @returns how to stop. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#changed.addEventListener("change", changed);
    return () => this.#changed.removeEventListener("change", changed);
  };

  /** @returns how to take it away again. */
  add(source: PaletteSource): () => void {
    this.#set([...this.#all, source]);
    return () => this.#set(this.#all.filter((other) => other !== source));
  }

  #set(all: readonly PaletteSource[]): void {
    this.#all = all;
    this.#changed.dispatchEvent(new Event("change"));
  }
}
