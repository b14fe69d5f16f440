/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const minZoom = steps[0];
const maxZoom = 4;

/** The size of an image after `turns` quarter turns. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The quarter turns clockwise, 0 to 3, after one more turn: `by` is 1 for clockwise, -1 for the other way. */
export const turn = (turns: number, by: 1 | -1): number => (turns + by + 4) % 4;

/** The zoom at which a whole image is as large as its frame allows. A huge image may need less than {@link minZoom}. */
export const fitZoom = (image: Size, frame: Size): number =>
  Math.min(frame.width / image.width, frame.height / image.height, maxZoom);

/** The next larger (1) or smaller (-1) zoom; the same zoom where there is none. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  // Two zooms that are shown as the same percentage count as one.
  const near = 0.005;
  return direction === 1
    ? (steps.find((step) => step > zoom + near) ?? Math.max(zoom, maxZoom))
    : (steps.findLast((step) => step < zoom - near) ?? Math.min(zoom, minZoom));
}

/** A zoom between {@link minZoom} and {@link maxZoom}. */
export const limitZoom = (zoom: number): number => Math.min(Math.max(zoom, minZoom), maxZoom);
