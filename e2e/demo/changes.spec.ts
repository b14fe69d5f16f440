import { expect, test } from "../fixtures.ts";
import { countSeenCases } from "../seen-cases.ts";

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
