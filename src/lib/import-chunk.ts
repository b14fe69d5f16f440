import { type ComponentType, lazy } from "react";

/** Code of the application could not be loaded, as after a newer build was deployed. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** By then the network may be back, or the server updated. */
const retryDelayMs = 500;

/**
 * Loads code that the page does not need at first, and tries once more when that fails.
 * @throws ChunkLoadError
 */
export async function importChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  }
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError("", { cause });
  }
}

/** A component whose code is loaded when it is first rendered. An error boundary says that it could not be. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => importChunk(async () => ({ default: await load() })));
