import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object.ts";

export class SignInDialog extends PageObject {
  readonly dialog = this.page.getByRole("dialog", { name: "Sign in" });
  readonly accessToken = this.dialog.getByLabel("Access token");
  readonly myUserName = this.dialog.getByRole("textbox", { name: "My user name" });
  readonly signOut = this.page.getByRole("banner").getByRole("button", { name: "Sign out" });
  readonly question = this.page.getByRole("alertdialog", { name: "Sign out?" });
  /** What would be lost, of this tab and of the others. */
  readonly losses = this.question.locator("dl > div");
  readonly confirm = this.question.getByRole("button", { name: "Sign out" });

  async with(token: string): Promise<void> {
    await this.accessToken.fill(token);
    await this.dialog.getByRole("button", { name: "Continue" }).click();
  }

  /** Signs in, if a token is asked for before an element of the page is there. */
  async before(element: Locator): Promise<void> {
    await this.dialog.or(element).first().waitFor();
    if (await this.dialog.isVisible()) await this.with("t");
    await element.waitFor();
  }
}
