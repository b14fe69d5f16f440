import type { Page } from "@playwright/test";

/** How many cases are stored in the browser as seen, and how many keys for them. */
export const storedAsSeen = (page: Page): Promise<{ cases: number; keys: number }> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "case-viewer.seen")) return { cases: 0, keys: 0 };
    const opening = indexedDB.open("case-viewer.seen");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const tables = opening.result.transaction(["snapshots", "keys"]);
    const cases = tables.objectStore("snapshots").count();
    const keys = tables.objectStore("keys").count();
    await new Promise((resolve) => tables.addEventListener("complete", resolve));
    opening.result.close();
    return { cases: cases.result, keys: keys.result };
  });
