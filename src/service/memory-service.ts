import { createMemoryStore } from "./memory-store.ts";
import { createService, type Service } from "./service.ts";
import type { Clock } from "./wall-clock.ts";

/**
 * The service for Node and for tests: it forgets everything with the process.
 *
 * @param options `now` is the service's wall clock; without, that of this machine
 */
export const createMemoryService = ({ now }: { now?: Clock } = {}): Promise<Service> =>
  createService(createMemoryStore(), now);
