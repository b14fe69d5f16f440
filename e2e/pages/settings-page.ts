import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object.ts";

/** `/settings`. */
export class SettingsPage extends PageObject {
  readonly heading = this.page.getByRole("heading", { level: 1, name: "Settings" });
  readonly connection = this.page.getByRole("region", { name: "Connection" });

  async goto(): Promise<void> {
    await this.page.goto("settings");
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
