import { expect, test } from "../fixtures.ts";

test("the first screen says each fact once, and its bar stays in sight", async ({
  casePage,
  page,
}) => {
  await casePage.goto(900453);
  const left = page.getByText("2 days 4 hours left");
  await expect(casePage.turn).toContainText("Your turn: accept or decline the merchant's action");
  await expect(casePage.raw).toBeAttached();
  expect(await left.count()).toBeLessThanOrEqual(2);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const sticky = [casePage.heading, casePage.turn.getByText("Your turn"), casePage.refresh];
  for (const part of [...sticky, left.first()]) await expect(part).toBeInViewport({ ratio: 1 });
  expect((await casePage.refresh.boundingBox())?.y).toBeLessThan(36);
});

test("a value and the whole case are copied to the clipboard", async ({ casePage, page }) => {
  await casePage.goto(900453);
  const { find } = casePage;
  /** Pastes the clipboard into a box, since the permissions policy lets no script read it. */
  const pasted = async () => {
    await find.fill("");
    await find.press("ControlOrMeta+V");
    return find.inputValue();
  };
  await page.getByRole("button", { name: "Copy Carrier" }).press("Enter");
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await pasted()).toBe("Blue Heron Freight");
  await find.fill("");
  await page.getByRole("button", { name: "Copy case", exact: true }).click();
  await page.getByRole("menuitem", { name: "As text" }).click();
  await expect.poll(pasted).toContain("Case type: DP dispute");
});
