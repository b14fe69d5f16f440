import { parseArgs } from "node:util";
import { readPort, readServiceAddress, run } from "./command-line.ts";
import { listen, stopOnSignal } from "./listen.ts";
import { createSite } from "./site.ts";

/** `npm run preview -- --service URL --port N`: the production build as it will be deployed. */
await run(async () => {
  const { values } = parseArgs({
    options: { service: { type: "string" }, port: { type: "string", default: "4174" } },
  });
  const service = values.service === undefined ? undefined : readServiceAddress(values.service);
  const site = createSite({ folder: "dist", service });
  const server = await listen(readPort(values.port), site.handle);
  stopOnSignal(server);
  console.log(`Open ${server.address}${site.base}`);
  console.log(service ? `/webapi is passed on to ${service}` : "No --service: /webapi answers 404");
});
