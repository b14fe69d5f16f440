import { expect, test } from "../fixtures.ts";

test("a press on what was found leads to its stage, and Escape ends a search", async ({
  casePage,
  page,
}) => {
  await casePage.goto(900453);
  await casePage.find.fill("no such thing");
  await expect(casePage.main.getByText("Nothing found for “no such thing”")).toBeVisible();
  await expect(casePage.section("Representment")).toBeHidden();
  await casePage.find.press("Escape");
  await expect(casePage.section("Representment")).toBeVisible();
  await casePage.find.fill("0048213907");
  await page.getByRole("row", { name: /Chargeback reference/ }).click();
  await expect(page).toHaveURL(/\?stage=103$/);
  await expect(casePage.section("Chargeback").getByRole("heading")).toBeInViewport();
  await expect(casePage.field("Chargeback", "Chargeback reference")).toBeInViewport();
});
