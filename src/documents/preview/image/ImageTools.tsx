import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
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
      <Button
        variant="quiet"
        icon={<ZoomOut aria-hidden />}
        aria-label={t.smaller}
        title={`${t.smaller} (−)`}
        onClick={() => view.step(-1)}
      />
      <Button
        variant="quiet"
        className={styles.percent}
        title={isFitted ? t.actualSize : `${t.fit} (0)`}
        onClick={isFitted ? view.showActualSize : view.fit}
      >
        {zoom.toLocaleString(tag, { style: "percent" })}
        <span className="visually-hidden">, {isFitted ? t.actualSize : t.fit}</span>
      </Button>
      <Button
        variant="quiet"
        icon={<ZoomIn aria-hidden />}
        aria-label={t.larger}
        title={`${t.larger} (+)`}
        onClick={() => view.step(1)}
      />
      <Button
        variant="quiet"
        icon={<RotateCcw aria-hidden />}
        aria-label={t.turnLeft}
        title={`${t.turnLeft} ([)`}
        onClick={() => view.turn(-1)}
      />
      <Button
        variant="quiet"
        icon={<RotateCw aria-hidden />}
        aria-label={t.turnRight}
        title={`${t.turnRight} (])`}
        onClick={() => view.turn(1)}
      />
    </>
  );
}
