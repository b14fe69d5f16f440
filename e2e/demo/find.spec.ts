import { expect, test } from "../fixtures.ts";

test.beforeEach(({ casePage }) => casePage.goto(900453));

test("finds fields of every stage by name, code, value and coded value", async ({ casePage }) => {
  const found = casePage.main.getByRole("status").filter({ hasText: "found" });
  for (const text of ["tracking NUMBER", "f_TrackingNumber", "00340434161094"]) {
    await casePage.find.fill(text);
    await expect(found).toHaveText("1 field found");
    await expect(casePage.field("Representment", "Tracking number")).toHaveText("00340434161094");
  }
  await casePage.find.fill("4853");
  await expect(casePage.field("Dispute opened", "Reason of the dispute")).toContainText(
    "Goods or services not received",
  );
  await casePage.find.fill("amount");
  await expect(casePage.section("Dispute opened")).toBeVisible();
  await expect(casePage.section("Chargeback")).toBeVisible();
});

test("says that nothing was found, and Escape brings the stage back", async ({ casePage }) => {
  await casePage.find.fill("no such thing");
  await expect(casePage.main.getByText("No field has “no such thing”")).toBeVisible();
  await expect(casePage.section("Representment")).toBeHidden();
  await casePage.find.press("Escape");
  await expect(casePage.section("Representment")).toBeVisible();
});

test("hidden fields are found only while they are shown", async ({ casePage }) => {
  await casePage.find.fill("f_RiskScore");
  await expect(casePage.main.getByText("No field has “f_RiskScore”")).toBeVisible();
  await casePage.showHidden.check();
  await expect(casePage.field("Representment", "Risk score")).toHaveText("0417");
});

test("leads from what was found to its stage", async ({ casePage, page }) => {
  await casePage.find.fill("0048213907");
  await casePage.main
    .getByRole("region", { name: "Chargeback" })
    .getByRole("link", { name: "Chargeback" })
    .click();
  await expect(page).toHaveURL(/\?stage=103$/);
});

test("a document of what was found is shown where it can be had, and what was looked for stays", async ({
  casePage,
}) => {
  await casePage.select("Chargeback");
  await casePage.find.fill("evidence");
  const found = casePage.field("Representment", "Evidence");
  await found.getByRole("link", { name: "at-the-door.jpg" }).click();
  await expect(casePage.attachments.item("at-the-door.jpg")).toBeInViewport();
  await expect(found).toBeVisible();
  await expect(casePage.find).toHaveValue("evidence");
});
