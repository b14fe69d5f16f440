import { parseArgs } from "node:util";
import { demoCaseIds } from "#service/demo/demo-cases.ts";
import { readPort, run } from "./command-line.ts";
import { listen, stopOnSignal } from "./listen.ts";
import { createSite } from "./site.ts";

/** Serves the demo build and prints the addresses to open: the last step of `npm start`. */
await run(async () => {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4173" } } });
  const site = createSite({ folder: "dist-demo", isDemo: true });
  const server = await listen(readPort(values.port), site.handle);
  stopOnSignal(server);
  const address = server.address + site.base;
  console.log(`Open ${address}`);
  for (const id of demoCaseIds.slice(0, 3)) console.log(`Open ${address}cases/${id}`);
});
