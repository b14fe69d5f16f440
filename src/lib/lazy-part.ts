import { type ComponentType, lazy } from "react";
import { importChunk } from "./import-chunk.ts";

/** A component whose code is loaded when it is first rendered. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => importChunk(async () => ({ default: await load() })));
