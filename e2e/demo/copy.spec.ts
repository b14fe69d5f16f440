import { expect, test } from "../fixtures.ts";

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

test("a value, a field, a stage and the case are copied from the data", async ({
  casePage,
  page,
}) => {
  await casePage.goto(900453);
  const { find } = casePage;
  /** Pastes what was copied last, into a box that takes one line. */
  const paste = async () => {
    await find.fill("");
    await find.press("ControlOrMeta+V");
    return find.inputValue();
  };

  await page.getByRole("button", { name: "Copy Carrier" }).press("Enter");
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await paste()).toBe("Blue Heron Freight");

  await find.fill("");
  await page.getByRole("button", { name: "About Carrier" }).click();
  await page.getByRole("button", { name: "Copy field Carrier" }).click();
  await page.getByRole("menuitem", { name: "As JSON" }).click();
  await expect.poll(paste).toContain('"code": "f_Carrier",   "name": "Carrier"');

  await find.fill("");
  await page.getByRole("button", { name: "Copy stage" }).click();
  await page.getByRole("menuitem", { name: "As text" }).click();
  await expect.poll(paste).toContain("Ground of the representment: Proof of delivery (R1)");

  await find.fill("");
  await page.getByRole("button", { name: "Copy case", exact: true }).click();
  await page.getByRole("menuitem", { name: "As text" }).click();
  await expect.poll(paste).toContain("Case type: DP dispute");
});
