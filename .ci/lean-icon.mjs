import { createElement } from "react";

/**
 * Stands in for lucide's own in a build: a component an icon and not two, and on each only what
 * base.css does not say of all of them. A timeline of stages shows more icons than words.
 *
 * @param {{ size: number, node: [string, object][] }} icon
 */
export function createIcon({ size: box, node }) {
  const viewBox = `0 0 ${box} ${box}`;
  const drawing = node.map(([name, attributes]) => createElement(name, attributes));
  /** @param {{ size?: number }} props */
  return ({ size = box, ...rest }) =>
    createElement(
      "svg",
      { width: size, height: size, viewBox, "aria-hidden": true, ...rest },
      drawing,
    );
}
