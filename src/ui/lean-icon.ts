import { createElement, type SVGProps } from "react";

/** How lucide keeps an icon. */
interface Drawing {
  /** The side of its square. */
  readonly size: number;
  readonly node: readonly (readonly [element: string, attributes: object])[];
}

/** What an icon may be given. */
interface IconProps extends SVGProps<SVGSVGElement> {
  /** The side of its square in sixteenths of the browser's font size: pixels, where nobody has set it. */
  readonly size?: number;
}

/**
 * Stands in for lucide's own in a build: a component an icon and not two, and on each only what
 * base.css does not say of all of them. A timeline of stages shows more icons than words.
 */
export function createIcon({ size: box, node }: Drawing) {
  const viewBox = `0 0 ${box} ${box}`;
  const drawing = node.map(([name, attributes]) => createElement(name, attributes));
  return ({ size = box, ...rest }: IconProps) => {
    // It grows with the text beside it where the browser's font is set to be larger.
    const side = `${size / 16}rem`;
    return createElement(
      "svg",
      { width: side, height: side, viewBox, "aria-hidden": true, ...rest },
      drawing,
    );
  };
}
