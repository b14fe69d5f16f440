import type { Locator } from "@playwright/test";
import { demoArns } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";

const maxPresses = 150;

/** Presses Tab until an element has the focus, and expects that the focus is visible. */
async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < maxPresses && !(await isThere()); pressed += 1) {
    await target.page().keyboard.press(key);
  }
  await expect(target, "reached by Tab").toBeFocused();
  await expect(target, "in sight when it has the focus").toBeInViewport();
  const outlines = await target.evaluate((element) => {
    const around = element.closest("label") ?? element;
    const drawn = [undefined, "::before", "::after"].map((part) => getComputedStyle(element, part));
    return [...drawn, getComputedStyle(around)].map(({ outlineStyle }) => outlineStyle);
  });
  const shown = outlines.filter((style) => style !== "none");
  expect(shown, "the focus is shown").not.toEqual([]);
}

test("a case is read without a mouse", async ({ page, home, casePage }) => {
  const { keyboard } = page;
  await casePage.goto(900454);
  await expect(casePage.stages).toBeVisible();
  // The first Tab leads past the bar.
  await keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await keyboard.press("Enter");
  await expect(casePage.main).toBeFocused();
  await keyboard.press("/");
  await expect(home.caseId).toBeFocused();
  await keyboard.type("900453");
  await keyboard.press("Enter");
  await expect(page).toHaveTitle(/^DP-\d\d-453$/);

  await tabTo(casePage.showHidden);
  await keyboard.press("Space");
  await expect(casePage.showHidden).toHaveAttribute("aria-pressed", "true");

  const retrieval = casePage.stages.getByRole("link", { name: "Retrieval request" });
  await tabTo(retrieval, "Shift+Tab");
  await keyboard.press("Enter");
  await expect(casePage.section("Retrieval request")).toBeVisible();

  await tabTo(casePage.attachments.download("receipt-48213.pdf"));
  const saved = page.waitForEvent("download");
  await keyboard.press("Enter");
  expect((await saved).suggestedFilename()).toBe("receipt-48213.pdf");

  await tabTo(casePage.attachments.preview("letter-to-merchant.txt"));
  await keyboard.press("Enter");
  await expect(casePage.attachments.shown("letter-to-merchant.txt")).toBeVisible();
  await keyboard.press("Escape");
  await expect(casePage.attachments.preview("letter-to-merchant.txt")).toBeFocused();

  await keyboard.press("f");
  await keyboard.type("settled amount");
  await keyboard.press("Enter");
  await expect(casePage.section("Dispute closed")).toBeVisible();
  await expect(page.locator(":focus")).toContainText("Settled amount");
  await expect(page.locator(":focus")).toBeInViewport();
  await keyboard.press("/");
  await keyboard.type("https://viewer.bank.example/cases/900454?stage=201");
  await keyboard.press("Enter");
  await expect(casePage.heading).toHaveText(/^FR-\d\d-454$/);
  await expect(casePage.section("Fraud reported")).toBeVisible();
  await expect(casePage.main).toBeFocused();
  await keyboard.press("c");
  await expect(page).toHaveURL(/\/cases\/new$/);
});

test("a case is created without a mouse", async ({ page, home, createPage, casePage }) => {
  const { keyboard } = page;
  await home.goto();
  await expect(home.caseId).toBeFocused();
  await tabTo(page.getByRole("link", { name: "Create case" }), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(createPage.form).toBeVisible();

  const types = createPage.caseType.getByRole("radio");
  await tabTo(types.first());
  await keyboard.press("ArrowDown");
  await expect(types.nth(1)).toBeChecked();
  await tabTo(createPage.arn(1));
  await keyboard.type(demoArns[0] ?? "");
  await tabTo(createPage.field("Disputed amount"));
  await keyboard.type("12.5");
  await tabTo(createPage.currency);
  await keyboard.type("RUB");
  await tabTo(createPage.field("Type of fraud"));
  await keyboard.type("01");
  await tabTo(createPage.submit);
  await keyboard.press("Enter");
  const outcome = createPage.main.getByRole("alert");
  await expect(outcome).toBeFocused();
  await expect(outcome, "no ring, as of an error").toHaveCSS("outline-style", "none");
  await tabTo(createPage.resultItem(1).getByRole("link"));
  await keyboard.press("Enter");
  await expect(casePage.heading).toHaveText(/^FR-\d\d-464$/);
});
