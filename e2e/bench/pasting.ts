import type { Page } from "@playwright/test";
import { CreatePage } from "../pages/create-page.ts";

/** Two columns as a spreadsheet copies them: ARN and card number, each row another. */
export const spreadsheet = (rows: number): string =>
  Array.from({ length: rows }, (_, at) => `7400123456789012${String(at).padStart(7, "0")}\t`).join(
    "\n",
  );

/** Opens the place to paste into and pastes into it. @returns the button that adds the rows */
export async function fillPaste(page: Page, rows: number) {
  const { form } = new CreatePage(page);
  await form.getByRole("button", { name: "Paste from a spreadsheet" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").focus();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), spreadsheet(rows));
  await page.keyboard.press("ControlOrMeta+V");
  return dialog.getByRole("button", { name: "Add these rows" });
}

/** Puts transactions into the create form, and waits until they are there. */
export async function pasteTransactions(page: Page, rows: number): Promise<void> {
  await (await fillPaste(page, rows)).click();
  await new CreatePage(page).transaction(rows).waitFor();
}
