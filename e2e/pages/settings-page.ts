import type { Locator, Page } from "@playwright/test";

/** `/settings`. */
export class SettingsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly connection: Locator;
  readonly reset: Locator;
  readonly resetDone: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole("heading", { level: 1, name: "Settings" });
    this.connection = page.getByRole("region", { name: "Connection" });
    this.reset = page.getByRole("button", { name: "Reset demo data" });
    this.resetDone = page.getByRole("status").filter({ hasText: "first cases again" });
  }

  async goto(): Promise<void> {
    await this.page.goto("settings");
  }

  theme(name: "Same as system" | "Light" | "Dark"): Locator {
    return this.page.getByRole("radio", { name, exact: true });
  }

  /** What the connection says under a term. */
  setting(term: string): Locator {
    // Most of them are folded away.
    return this.connection
      .locator("dt")
      .filter({ hasText: new RegExp(`^${term}$`) })
      .locator("xpath=following-sibling::dd[1]");
  }
}
