import { useState } from "react";

export interface ImageView {
  /** Whether the whole image is shown, never enlarged; else it has its own size, and scrolls. */
  readonly isFitted: boolean;
  /** Quarter turns clockwise, 0 to 3. */
  readonly turns: number;
  readonly setFitted: (isFitted: boolean) => void;
  /** Turns clockwise (1) or the other way (-1). */
  readonly turn: (by: 1 | -1) => void;
}

const unchanged = { isFitted: true, turns: 0 };

/**
 * The turns and the size of a file's image. Another file begins fitted.
 * @param key the key of the file, which stays the same when the case is refreshed.
 */
export function useImageView(key: string): ImageView {
  const [last, setLast] = useState({ key, ...unchanged });
  const view = last.key === key ? last : { key, ...unchanged };
  return {
    ...view,
    setFitted: (isFitted) => setLast({ ...view, isFitted }),
    turn: (by) => setLast({ ...view, turns: (view.turns + by + 4) % 4 }),
  };
}
