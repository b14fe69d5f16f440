import { RotateCcw, RotateCw } from "lucide-react";
import { type PointerEvent, useState } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { useShortcut } from "#ui/page/shortcut.ts";
import styles from "./ImageView.module.css";
import { type LoadedFile, useBlobSource } from "./loaded-file.ts";

interface ImageViewProps {
  readonly file: LoadedFile;
  readonly name: string;
  /** Where the buttons of the preview stand. */
  readonly tools: HTMLElement | null;
  readonly isInDialog: boolean;
}

/** An image, which can be turned, and is shown whole or in its own size, never enlarged. */
export function ImageView({ file, name, tools, isInDialog }: ImageViewProps) {
  const { documents: t } = useMessages();
  const source = useBlobSource(file);
  /** The image's own size in CSS pixels. */
  const [own, setOwn] = useState<{ readonly width: number; readonly height: number }>();
  const [isBroken, setBroken] = useState(false);
  const [isFitted, setFitted] = useState(true);
  /** Quarter turns clockwise. */
  const [turns, setTurns] = useState(0);
  const turnLeft = () => setTurns(turns - 1);
  const turnRight = () => setTurns(turns + 1);
  const keys = { repeats: true, isInDialog };
  useShortcut({ key: "bracketleft", ...keys }, turnLeft);
  useShortcut({ key: "bracketright", ...keys }, turnRight);
  if (isBroken) return <p>{t.shown.broken}</p>;
  const isTurned = turns % 2 !== 0;
  const room = own && isTurned ? { width: own.height, height: own.width } : own;
  return (
    <>
      {tools &&
        createPortal(
          <>
            <Button variant="quiet" onClick={() => setFitted(!isFitted)}>
              {isFitted ? t.image.fullSize : t.image.fit}
            </Button>
            <IconButton Icon={RotateCcw} label={t.image.turnLeft} keys="[" onClick={turnLeft} />
            <IconButton Icon={RotateCw} label={t.image.turnRight} keys="]" onClick={turnRight} />
          </>,
          tools,
        )}
      {/* Here the arrow keys scroll the image instead of changing the file. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        className={isFitted ? styles.frame : `${styles.frame} ${styles.scrolled}`}
        aria-label={name}
        // Focusable, because it may scroll.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isFitted ? undefined : 0}
        onKeyDown={(event) => {
          if (!isFitted && event.key.startsWith("Arrow")) event.stopPropagation();
        }}
        onPointerDown={startDragging}
        onPointerMove={drag}
      >
        <div className={styles.room} style={isFitted ? undefined : room}>
          <img
            ref={source}
            className={[
              styles.image,
              isFitted ? styles.fitted : "",
              isTurned ? styles.turned : "",
            ].join(" ")}
            style={{ transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
            draggable={false}
            alt={name}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setOwn({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setBroken(true)}
          />
        </div>
      </div>
    </>
  );
}

/** Not for touch: a finger scrolls without this. */
function startDragging({
  pointerType,
  button,
  pointerId,
  currentTarget,
}: PointerEvent<HTMLElement>) {
  if (pointerType !== "touch" && button === 0) currentTarget.setPointerCapture(pointerId);
}

function drag({ pointerId, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) {
  if (!currentTarget.hasPointerCapture(pointerId)) return;
  currentTarget.scrollBy({ left: -movementX, top: -movementY, behavior: "instant" });
}
