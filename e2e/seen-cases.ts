import type { Page } from "@playwright/test";

/** How many cases are stored in the browser as seen, and how many keys for them. */
export const storedAsSeen = (page: Page): Promise<{ cases: number; keys: number }> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "case-viewer.seen")) return { cases: 0, keys: 0 };
    const database = await done(indexedDB.open("case-viewer.seen"));
    const tables = database.transaction(["snapshots", "keys"]);
    const cases = await done(tables.objectStore("snapshots").count());
    const keys = await done(tables.objectStore("keys").count());
    database.close();
    return { cases, keys };
  });
