import type { Page } from "@playwright/test";
import { CreatePage } from "../pages/create-page.ts";

/** Two columns as a spreadsheet copies them: ARN and card number, each row another. */
export const spreadsheet = (rows: number): string =>
  Array.from(
    { length: rows },
    (_, index) => `7400123456789012${String(index).padStart(7, "0")}\t`,
  ).join("\n");

/** Opens the place to paste into and has rows in the clipboard. @returns what pastes them */
export async function openPaste(page: Page, rows: number): Promise<() => Promise<void>> {
  const { form } = new CreatePage(page);
  await form.getByRole("button", { name: "Paste from a spreadsheet" }).click();
  await page.getByRole("dialog").getByRole("textbox").focus();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), spreadsheet(rows));
  return () => page.keyboard.press("ControlOrMeta+V");
}

/** Puts transactions into the create form, and waits until they are there. */
export async function pasteTransactions(page: Page, rows: number): Promise<void> {
  const paste = await openPaste(page, rows);
  await paste();
  await page.getByRole("dialog").getByRole("button", { name: "Add these rows" }).click();
  await new CreatePage(page).transaction(rows).waitFor();
}
