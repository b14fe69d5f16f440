import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { useShortcut } from "#ui/page/shortcut.ts";
import styles from "./ImageTools.module.css";
import type { ImageView } from "./use-image-view.ts";

interface ImageToolsProps {
  readonly view: ImageView;
  readonly isInDialog: boolean;
}

/** Buttons and keys that zoom and turn an image. */
export function ImageTools({ view, isInDialog }: ImageToolsProps) {
  const { tag, messages } = useLanguage();
  const { image: t } = messages.documents;
  const keys = { repeats: true, isInDialog };
  useShortcut({ key: "equal", ...keys }, () => view.step(1));
  useShortcut({ key: "shift+equal", ...keys }, () => view.step(1));
  useShortcut({ key: "numpadadd", ...keys }, () => view.step(1));
  useShortcut({ key: "minus", ...keys }, () => view.step(-1));
  useShortcut({ key: "numpadsubtract", ...keys }, () => view.step(-1));
  useShortcut({ key: "digit0", isInDialog }, view.fit);
  useShortcut({ key: "numpad0", isInDialog }, view.fit);
  useShortcut({ key: "bracketleft", isInDialog }, () => view.turn(-1));
  useShortcut({ key: "bracketright", isInDialog }, () => view.turn(1));
  const { zoom = 1, isFitted } = view;
  return (
    <>
      <IconButton Icon={ZoomOut} label={t.smaller} keys="−" onClick={() => view.step(-1)} />
      <Button
        variant="quiet"
        className={styles.percent}
        title={isFitted ? t.actualSize : `${t.fit} (0)`}
        onClick={isFitted ? view.showActualSize : view.fit}
      >
        {zoom.toLocaleString(tag, { style: "percent" })}
        <span className="visually-hidden">, {isFitted ? t.actualSize : t.fit}</span>
      </Button>
      <IconButton Icon={ZoomIn} label={t.larger} keys="+" onClick={() => view.step(1)} />
      <IconButton Icon={RotateCcw} label={t.turnLeft} keys="[" onClick={() => view.turn(-1)} />
      <IconButton Icon={RotateCw} label={t.turnRight} keys="]" onClick={() => view.turn(1)} />
    </>
  );
}
