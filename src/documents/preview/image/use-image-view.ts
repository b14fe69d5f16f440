import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { fitZoom, limitZoom, nextZoom, type Size, turn, turnedSize } from "./image-zoom.ts";

/** How an image is shown, and the functions that change it. */
export interface ImageView {
  /** Screen pixels for each pixel of the image; `undefined` until it is known. */
  readonly zoom: number | undefined;
  /** Whether the zoom follows the size of the frame. */
  readonly isFitted: boolean;
  readonly turns: number;
  /** The image's own size; `undefined` until it is loaded. */
  readonly natural: Size | undefined;
  /** The element that scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly onNatural: (size: Size) => void;
  readonly onFrame: (size: Size) => void;
  /** Zooms to the next step. */
  readonly step: (direction: 1 | -1) => void;
  /** Multiplies the zoom, and keeps the part of the image at a point of the window in its place. */
  readonly scale: (factor: number, point: Point) => void;
  readonly fit: () => void;
  readonly showActualSize: () => void;
  readonly turn: (by: 1 | -1) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface ViewState {
  /** The key of the file that is shown in this way. */
  readonly key: string;
  readonly zoom: number | "fit";
  readonly turns: number;
  readonly natural: Size | undefined;
}

/**
 * The zoom and the turns of a file's image. Another file begins fitted to the frame.
 * @param key the key of the file, which stays the same when the case is refreshed.
 */
export function useImageView(key: string): ImageView {
  const [last, setLast] = useState<ViewState>();
  const [frameSize, setFrameSize] = useState<Size>();
  const frame = useRef<HTMLDivElement>(null);
  const state: ViewState =
    last?.key === key ? last : { key, zoom: "fit", turns: 0, natural: undefined };
  const { turns, natural } = state;
  const change = (part: Partial<ViewState>) => setLast({ ...state, ...part });
  const fitted = natural && frameSize ? fitZoom(turnedSize(natural, turns), frameSize) : undefined;
  const zoom = state.zoom === "fit" ? fitted : state.zoom;

  /** The point of the image that keeps its place, in fractions of the image's size, and its place in the frame. */
  const held = useRef<{ readonly part: Point; readonly place: Point }>(undefined);
  function hold(point?: Point) {
    const element = frame.current;
    if (!element) return;
    const box = element.getBoundingClientRect();
    const place = point
      ? { x: point.x - box.left, y: point.y - box.top }
      : { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    held.current = {
      place,
      part: {
        x: (element.scrollLeft + place.x) / element.scrollWidth,
        y: (element.scrollTop + place.y) / element.scrollHeight,
      },
    };
  }
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !held.current || zoom === undefined) return;
    const { part, place } = held.current;
    held.current = undefined;
    element.scrollLeft = part.x * element.scrollWidth - place.x;
    element.scrollTop = part.y * element.scrollHeight - place.y;
  }, [zoom]);

  function zoomTo(next: number, point?: Point) {
    hold(point);
    change({ zoom: next });
  }
  return {
    zoom,
    isFitted: state.zoom === "fit",
    turns,
    natural,
    frame,
    onNatural: (size) => change({ natural: size }),
    onFrame: setFrameSize,
    step(direction) {
      if (zoom !== undefined) zoomTo(nextZoom(zoom, direction));
    },
    scale(factor, point) {
      if (zoom !== undefined) zoomTo(limitZoom(zoom * factor), point);
    },
    fit: () => change({ zoom: "fit" }),
    showActualSize: () => zoomTo(1),
    turn: (by) => change({ turns: turn(turns, by) }),
  };
}
