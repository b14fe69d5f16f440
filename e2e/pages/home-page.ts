import type { Locator, Page } from "@playwright/test";

/** The page `/`, and the search form in the bar of every page. */
export class HomePage {
  readonly page: Page;
  readonly heading: Locator;
  readonly form: Locator;
  readonly caseId: Locator;
  readonly openButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole("heading", { level: 1, name: "Worklist" });
    this.form = page.getByRole("search");
    this.caseId = this.form.getByRole("textbox", { name: "Case id" });
    this.openButton = this.form.getByRole("button", { name: "Open case" });
  }

  async goto(): Promise<void> {
    await this.page.goto("./");
  }

  /** Types or pastes a text, and presses the button. */
  async open(text: string | number): Promise<void> {
    await this.caseId.fill(String(text));
    await this.openButton.click();
  }

  /** The link to one of several cases. */
  caseLink(id: number): Locator {
    return this.page.getByRole("link", { name: `Case ${id}`, exact: true });
  }
}
