import { expect, test } from "../fixtures.ts";
import { CasePage } from "../pages/case-page.ts";
import { countSeenCases } from "../seen-cases.ts";

test("what changed is told in each tab until it is seen", async ({ casePage, context, page }) => {
  // Others work on this case: each reading finds it a step further.
  await casePage.goto(900452);
  await expect.poll(() => countSeenCases(page)).toBe(1);
  await page.keyboard.press("r");
  await expect(casePage.changes).toBeVisible();

  const other = new CasePage(await context.newPage());
  await other.goto(900452);
  await expect(other.changes).toContainText(/Stage .*Chargeback.* changed to .Active/);
  await other.changes.getByRole("button", { name: "Mark as seen" }).click();
  await expect(other.changes).toBeHidden();
  await expect(casePage.changes).toBeHidden();
});
