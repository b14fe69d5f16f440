import { expect, test } from "../fixtures.ts";

test("an image opens in a window of its own, turns and zooms there, and goes with the tab of its case", async ({
  casePage,
  context,
  page,
}) => {
  const name = "delivery-note-signature.png";
  await casePage.goto(900453);
  await casePage.attachments.preview(name).click();
  const opened = context.waitForEvent("page");
  await casePage.attachments
    .shown(name)
    .getByRole("button", { name: "Open in a window of its own" })
    .click();
  const own = await opened;
  const image = own.getByRole("main").getByRole("img", { name });
  await expect(image).toBeVisible();
  await expect(own).toHaveTitle(/^delivery-note-signature\.png · DP-\d\d-453$/);
  await own.getByRole("button", { name: "Turn right" }).click();
  await expect(image).toHaveCSS("transform", /matrix\(0, 1, -1, 0/);
  await own.getByRole("button", { name: "Next file" }).click();
  await expect(own).not.toHaveTitle(/signature/);
  await own.keyboard.press("ArrowLeft");
  await expect(image).toBeVisible();
  const closed = own.waitForEvent("close");
  await page.reload();
  await closed;
});

test("the address of a file leads to its case where no tab hands the file over", async ({
  casePage,
  page,
}) => {
  await page.goto("cases/900453/files/2");
  await expect(page.getByRole("alert")).toContainText("No tab has handed over the file");
  await page.getByRole("link", { name: "Case 900453" }).click();
  await expect(casePage.heading).toHaveText(/^DP-\d\d-453$/);
});
