import { serve } from "srvx";
import { readDemoFile } from "./node-service.ts";
import { serviceSuite } from "./service.suite.ts";
import { createService } from "./service.ts";
import { createMemoryStore } from "./store/memory-store.ts";

serviceSuite("in memory, over real HTTP", async (now) => {
  const store = createMemoryStore();
  let service = await createService(store, { now, readDemoFile });
  const server = serve({
    fetch: (request) => service.handle(request),
    hostname: "127.0.0.1",
    port: 0,
    silent: true,
    gracefulShutdown: false,
  });
  await server.ready();
  return {
    call: (path, init) => fetch(new URL(path, server.url), init),
    reset: () => service.reset(),
    restart: async () => {
      service = await createService(store, { now, readDemoFile });
    },
    close: () => server.close(true),
  };
});
