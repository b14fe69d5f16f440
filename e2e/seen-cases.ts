import type { Page } from "@playwright/test";

/** How many cases are stored in the browser as seen. */
export const countSeenCases = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "case-viewer.seen")) return 0;
    const opening = indexedDB.open("case-viewer.seen");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const count = opening.result.transaction("snapshots").objectStore("snapshots").count();
    await new Promise((resolve) => count.addEventListener("success", resolve));
    opening.result.close();
    return count.result;
  });
