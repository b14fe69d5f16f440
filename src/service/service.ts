import type { Bytes } from "./base64.ts";
import type { ReadDemoFile } from "./demo/demo-files.ts";
import { firstCases } from "./demo/first-cases.ts";
import { createEngine } from "./engine.ts";
import { withFaults } from "./faults.ts";
import { createHandle, type Handle } from "./http.ts";
import type { ServiceLanguage } from "./language.ts";
import type { Store } from "./store/store.ts";
import { type Clock, machineClock } from "./wall-clock.ts";

export interface Service {
  readonly handle: Handle;
  readonly reset: () => Promise<void>;
}

export interface ServiceOptions {
  /** The service's wall clock; this computer's by default. */
  readonly now?: Clock | undefined;
  /** Reads a file of the demo; `fetch` by default. */
  readonly readDemoFile?: ReadDemoFile;
  /** Returns the language of new cases and refusals, for each of them; English by default. */
  readonly language?: () => ServiceLanguage;
}

export async function createService(
  store: Store,
  { now = machineClock, readDemoFile = fetchFile, language = () => "en" }: ServiceOptions = {},
): Promise<Service> {
  const first = () => firstCases(now(), language());
  await store.fill(first);
  return {
    handle: withFaults(createHandle(createEngine(store, now, readDemoFile, language), language)),
    reset: () => store.fill(first, true),
  };
}

const fetchFile = async (url: URL): Promise<Bytes> =>
  new Uint8Array(await (await fetch(url)).arrayBuffer());
