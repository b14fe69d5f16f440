import { createEngine } from "./engine.ts";
import { withFaults } from "./faults.ts";
import { createHttp, type Handle } from "./http.ts";
import { firstCases } from "./seeds.ts";
import type { Store } from "./store.ts";
import { type Clock, machineClock } from "./wall-clock.ts";

/** The embedded BpEngineApi, ready to be asked. */
export interface Service {
  readonly handle: Handle;
  /** Forgets every case that was created, and tells the seeded ones anew around this moment. */
  readonly reset: () => Promise<void>;
}

/**
 * The service over a store, with the demo's cases in it.
 *
 * @param now the service's wall clock; without, that of this machine
 */
export async function createService(store: Store, now: Clock = machineClock): Promise<Service> {
  const first = () => firstCases(now());
  await store.fill(first);
  return {
    handle: withFaults(createHttp(createEngine({ store, now }))),
    reset: () => store.reset(first),
  };
}
