import { expect, test } from "../fixtures.ts";
import { CasePage } from "../pages/case-page.ts";
import { countSeenCases } from "../seen-cases.ts";

test("what changed is told in each tab until it is seen", async ({ casePage, context, page }) => {
  // Others work on this case: the second reading finds it changed.
  await casePage.goto(900452);
  await expect.poll(() => countSeenCases(page)).toBe(1);
  await page.keyboard.press("r");
  await expect(casePage.changes).toBeVisible();

  const other = new CasePage(await context.newPage());
  await other.goto(900452);
  await expect(other.changes).toContainText("Receipt");
  await other.changes.getByRole("button", { name: "Mark as seen" }).click();
  await expect(other.changes).toBeHidden();
  await expect(casePage.changes).toBeHidden();
});

test("Escape closes the list of changes, and then the preview beside it", async ({
  casePage,
  page,
}) => {
  await casePage.goto(900452);
  await expect.poll(() => countSeenCases(page)).toBe(1);
  await page.keyboard.press("r");
  await expect(casePage.changes).toBeVisible();
  await page.keyboard.press("v");
  const preview = page.getByRole("button", { name: "Close", exact: true });
  await expect(preview).toBeVisible();
  await casePage.changes.getByRole("button", { name: "since last time" }).click();
  await expect(casePage.changes.getByRole("list")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(casePage.changes.getByRole("list")).toBeHidden();
  await expect(preview).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
});
