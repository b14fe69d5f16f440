// Own file: Node's modules must not reach a browser.
import { readFile } from "node:fs/promises";
import { createService, type Service } from "./service.ts";
import { createMemoryStore } from "./store.ts";

export const readDemoFile = async (url: URL) => new Uint8Array(await readFile(url));

export const createNodeService = (): Promise<Service> =>
  createService(createMemoryStore(), { readDemoFile });
