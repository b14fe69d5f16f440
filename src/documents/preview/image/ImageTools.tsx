import { RotateCcw, RotateCw } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { useShortcut } from "#ui/page/shortcut.ts";

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

interface ImageToolsProps {
  readonly view: ImageView;
  readonly isInDialog: boolean;
}

export function ImageTools({ view, isInDialog }: ImageToolsProps) {
  const { image: t } = useMessages().documents;
  const keys = { repeats: true, isInDialog };
  useShortcut({ key: "bracketleft", ...keys }, () => view.turn(-1));
  useShortcut({ key: "bracketright", ...keys }, () => view.turn(1));
  return (
    <>
      <Button variant="quiet" onClick={() => view.setFitted(!view.isFitted)}>
        {view.isFitted ? t.fullSize : t.fit}
      </Button>
      <IconButton Icon={RotateCcw} label={t.turnLeft} keys="[" onClick={() => view.turn(-1)} />
      <IconButton Icon={RotateCw} label={t.turnRight} keys="]" onClick={() => view.turn(1)} />
    </>
  );
}
