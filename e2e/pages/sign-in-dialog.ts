import type { Locator, Page } from "@playwright/test";

/** The dialog that asks for the access token. */
export class SignInDialog {
  readonly dialog: Locator;
  readonly accessToken: Locator;
  readonly continueButton: Locator;
  readonly signOut: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog", { name: "Sign in" });
    this.accessToken = this.dialog.getByLabel("Access token");
    this.continueButton = this.dialog.getByRole("button", { name: "Continue" });
    this.signOut = page.getByRole("button", { name: "Sign out" });
  }

  /** Types a token and continues. */
  async with(token: string): Promise<void> {
    await this.accessToken.fill(token);
    await this.continueButton.click();
  }
  /** Signs in, if a token is asked for before an element of the page is there. */
  async before(element: Locator): Promise<void> {
    await this.dialog.or(element).first().waitFor();
    if (await this.dialog.isVisible()) await this.with("t");
    await element.waitFor();
  }
}
