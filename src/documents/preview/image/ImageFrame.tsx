import { type PointerEvent, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useBlobSource } from "../use-blob-source.ts";
import type { LoadedFile } from "../use-loaded-file.ts";
import styles from "./ImageFrame.module.css";
import { turnedSize } from "./image-zoom.ts";
import type { ImageView } from "./use-image-view.ts";

interface ImageFrameProps {
  readonly file: LoadedFile;
  readonly name: string;
  readonly view: ImageView;
}

/** The factor by which one notch of the wheel, 100 pixels, zooms. */
const wheelBase = 1.2;

/** An image, turned and zoomed. Scrolling and dragging move the image; the wheel with Ctrl zooms it. */
export function ImageFrame({ file, name, view }: ImageFrameProps) {
  const { documents: t } = useMessages();
  const source = useBlobSource(file);
  const outer = useRef<HTMLDivElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  const { frame, natural, zoom, turns } = view;
  const onFrame = useEffectEvent(view.onFrame);
  const scale = useEffectEvent(view.scale);
  // A layout effect runs before the image is painted, so that it does not appear in another size first.
  useLayoutEffect(() => {
    const element = outer.current;
    if (!element) return undefined;
    const measure = () => onFrame({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // A listener of React is passive and could not keep the browser from zooming the page.
    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      scale(wheelBase ** (-event.deltaY / 100), { x: event.clientX, y: event.clientY });
    }
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      sizes.disconnect();
      element.removeEventListener("wheel", onWheel);
    };
  }, []);
  if (isBroken) return <p>{t.shown.broken}</p>;

  const isPlaced = natural !== undefined && zoom !== undefined;
  const size = isPlaced
    ? { width: natural.width * zoom, height: natural.height * zoom }
    : undefined;
  const room = size && turnedSize(size, turns);
  return (
    <div ref={outer} className={styles.outer}>
      {/* Here the arrow keys scroll the image instead of changing the file. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        role="group"
        className={styles.frame}
        aria-label={name}
        // Focusable, because it may scroll.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={view.isFitted ? undefined : 0}
        onKeyDown={(event) => {
          if (!view.isFitted && event.key.startsWith("Arrow")) event.stopPropagation();
        }}
        onPointerDown={startDragging}
        onPointerMove={drag}
      >
        <div className={styles.room} style={{ ...room }}>
          <img
            ref={source}
            className={styles.image}
            style={{ ...size, transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
            data-placed={isPlaced || undefined}
            draggable={false}
            alt={name}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              view.onNatural({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setIsBroken(true)}
          />
        </div>
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
