import type { CSSProperties } from "react";

declare module "react" {
  /** Allows CSS custom properties in `style`, which React sets and its types lack. */
  interface CSSProperties {
    [name: `--${string}`]: string | number;
  }
}

export type { CSSProperties };
