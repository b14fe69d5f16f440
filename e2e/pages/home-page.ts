import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object.ts";

/** The page `/`, and the search form in the bar of every page. */
export class HomePage extends PageObject {
  readonly heading = this.page.getByRole("heading", { level: 1, name: "Worklist" });
  readonly caseId = this.page.getByRole("search").getByRole("textbox", { name: "Case id" });

  async goto(): Promise<void> {
    await this.page.goto("./");
  }

  /** Types or pastes a text, and presses the button. */
  async open(text: string | number): Promise<void> {
    await this.caseId.fill(String(text));
    await this.page.getByRole("search").getByRole("button", { name: "Open case" }).click();
  }

  /** The link to one of several cases. */
  caseLink(id: number): Locator {
    return this.page.getByRole("link", { name: `Case ${id}`, exact: true });
  }
}
