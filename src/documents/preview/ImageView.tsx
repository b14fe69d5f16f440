import { type PointerEvent, useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { type LoadedFile, useBlobSource } from "../loaded-file.ts";
import styles from "./ImageFrame.module.css";
import type { ImageView } from "./ImageTools.tsx";

interface ImageFrameProps {
  readonly file: LoadedFile;
  readonly name: string;
  readonly view: ImageView;
}

export function ImageFrame({ file, name, view: { isFitted, turns } }: ImageFrameProps) {
  const { documents: t } = useMessages();
  const source = useBlobSource(file);
  /** The image's own size in CSS pixels. */
  const [own, setOwn] = useState<{ readonly width: number; readonly height: number }>();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p>{t.shown.broken}</p>;
  const isTurned = turns % 2 === 1;
  const room = own && isTurned ? { width: own.height, height: own.width } : own;
  return (
    // Here the arrow keys scroll the image instead of changing the file.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
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
