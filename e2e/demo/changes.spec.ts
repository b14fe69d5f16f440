import { expect, test } from "../fixtures.ts";
import { CasePage } from "../pages/case-page.ts";
import { storedAsSeen } from "../seen-cases.ts";

/** Others work on it: each reading finds it a step further. */
const movingCase = 900452;

test("what changed is told after a refresh, stays in another page, and goes when it is seen", async ({
  casePage,
  context,
  page,
}) => {
  await casePage.goto(movingCase);
  await expect(casePage.stages).toBeVisible();
  await expect.poll(() => storedAsSeen(page)).toEqual({ cases: 1, keys: 1 });
  await expect(casePage.changes).toBeHidden();

  await page.keyboard.press("r");
  await casePage.showChanges.click();
  await expect(casePage.changes).toContainText(
    /Automatic action of .*Retrieval request.* changed from/,
  );
  await expect(casePage.changes).toContainText(
    /Field .*Requested copy.* changed from .*SUB.* to .*ORG/,
  );
  await expect(casePage.stage("Expert opinion")).toContainText("New");
  await expect(casePage.attachments.item("receipt-lens.pdf")).toContainText("New");
  await casePage.changes.getByRole("link", { name: /receipt-lens\.pdf/ }).click();
  await expect(casePage.attachments.item("receipt-lens.pdf")).toBeFocused();

  const other = new CasePage(await context.newPage());
  await other.goto(movingCase);
  await expect(other.changes).toContainText(/Stage .*Chargeback.* changed to .Active/);
  await expect(other.stage("Expert opinion")).toContainText("New");
  await expect(other.stage("Dispute opened")).not.toContainText("Changed");
  await expect(other.changes).not.toContainText("SUB");
  await other.markSeen.click();
  await expect(other.changes).toBeHidden();
  // It counts in every page.
  await expect(casePage.changes).toBeHidden();
  await casePage.refresh.click();
  await expect(casePage.stage("Chargeback")).toContainText("Active");
  await expect(casePage.changes).toBeHidden();
});
