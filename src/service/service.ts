import type { Bytes } from "./base64.ts";
import type { ReadDemoFile } from "./demo/demo-files.ts";
import { firstCases } from "./demo/first-cases.ts";
import { createEngine } from "./engine.ts";
import { withFaults } from "./faults.ts";
import { createHttp, type Handle } from "./http.ts";
import { createMemoryStore } from "./store/memory-store.ts";
import type { Store } from "./store/store.ts";
import { type Clock, machineClock } from "./wall-clock.ts";

/** The embedded BpEngineApi, ready to be asked. */
export interface Service {
  readonly handle: Handle;
  /** Forgets every case that was created, and makes the demo's cases again around this moment. */
  readonly reset: () => Promise<void>;
}

/** How a service differs from the one in a page. */
export interface ServiceOptions {
  /** The service's wall clock; without, that of this machine. */
  readonly now?: Clock | undefined;
  /** Reads a file of the demo; without, by `fetch`. */
  readonly readDemoFile?: ReadDemoFile;
}

/** The service over a store, with the demo's cases in it. */
export async function createService(
  store: Store,
  { now = machineClock, readDemoFile = fetchFile }: ServiceOptions = {},
): Promise<Service> {
  const first = () => firstCases(now());
  await store.fill(first);
  return {
    handle: withFaults(createHttp(createEngine({ store, now, readDemoFile }))),
    reset: () => store.reset(first),
  };
}

const fetchFile = async (url: URL): Promise<Bytes> =>
  new Uint8Array(await (await fetch(url)).arrayBuffer());

/** The service without a database: it forgets everything with the process. */
export const createMemoryService = (options: ServiceOptions = {}): Promise<Service> =>
  createService(createMemoryStore(), options);
