import { createMemoryStore } from "./memory-store.ts";
import { serviceSuite } from "./service.suite.ts";
import { createService } from "./service.ts";

serviceSuite("in memory, called directly", async (now) => {
  const store = createMemoryStore();
  let service = await createService(store, now);
  return {
    call: (path, init) =>
      service.handle(new Request(new URL(path, "http://service.example"), init)),
    reset: () => service.reset(),
    restart: async () => {
      service = await createService(store, now);
    },
    close: async () => {},
  };
});
