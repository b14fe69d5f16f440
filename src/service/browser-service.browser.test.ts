import { deleteDB } from "idb";
import { startBrowserService } from "./browser-service.ts";
import { serviceSuite } from "./service.suite.ts";

const options = {
  serviceWorker: { url: "/mockServiceWorker.js" },
  database: "bp-engine-api-test",
};

serviceSuite("in the browser, over MSW and IndexedDB", async (now) => {
  await deleteDB(options.database);
  let service = await startBrowserService({ ...options, now });
  return {
    call: (path, init) => fetch(new URL(path, location.origin), init),
    reset: () => service.reset(),
    restart: async () => {
      service.stop();
      service = await startBrowserService({ ...options, now });
    },
    close: async () => service.stop(),
  };
});
