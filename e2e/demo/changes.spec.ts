import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const countSeenCases = (page: Page): Promise<number> =>
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

test("what a refresh brings is listed, and Escape closes the list before the preview beside it", async ({
  casePage,
  page,
}) => {
  // Others work on this case: the second reading finds it changed.
  await casePage.goto(900452);
  await expect.poll(() => countSeenCases(page)).toBe(1);
  await page.keyboard.press("r");
  await expect(casePage.changes).toBeVisible();
  await page.keyboard.press("v");
  const preview = page.getByRole("button", { name: "Close", exact: true });
  await expect(preview).toBeVisible();
  await casePage.showChanges.click();
  const list = casePage.changes.getByRole("list");
  await expect(list).toContainText("Receipt");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(preview).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
});
