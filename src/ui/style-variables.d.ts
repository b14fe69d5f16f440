import type { CSSProperties } from "react";

declare module "react" {
  /** Custom properties of CSS in `style`, which React sets and its types leave out. */
  interface CSSProperties {
    [name: `--${string}`]: string | number;
  }
}

export type { CSSProperties };
