import type { Page } from "@playwright/test";
import { CasePage } from "../../pages/case-page.ts";
import { CreatePage } from "../../pages/create-page.ts";
import { HomePage } from "../../pages/home-page.ts";
import { SignInDialog } from "../../pages/sign-in-dialog.ts";

/** The transaction that trials send. */
export const arn = "74001016301868581499775";

/** Fills in a form with one transaction and presses the button, once. */
export async function create(page: Page, address: string): Promise<void> {
  const createPage = new CreatePage(page);
  await page.goto(`${address}/cases/new?bpCode=FR`);
  await new SignInDialog(page).with("t");
  await createPage.arn(1).fill(arn);
  await createPage.submit.click();
}

/** Leaves the form for a case, whether it asks or not. */
export async function leaveFor(page: Page, id: number): Promise<void> {
  const { stages } = new CasePage(page);
  const leave = page.getByRole("dialog").getByRole("button", { name: "Leave" });
  await new HomePage(page).open(id);
  await leave.or(stages).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await stages.waitFor();
}
