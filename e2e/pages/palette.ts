import type { Locator, Page } from "@playwright/test";

/** The command palette. */
export class Palette {
  readonly dialog: Locator;
  readonly box: Locator;
  readonly options: Locator;
  readonly count: Locator;
  readonly button: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole("dialog", { name: "Command palette" });
    this.box = this.dialog.getByRole("combobox", { name: "Search commands" });
    this.options = this.dialog.getByRole("option");
    this.count = this.dialog.getByRole("status");
    this.button = page.getByRole("button", { name: "Command palette" });
  }

  /** Opens the palette with its key, and types a text. */
  async find(text: string): Promise<void> {
    await this.#page.keyboard.press("Control+k");
    await this.box.fill(text);
  }

  /** Opens the palette, types a text, and runs the first result. */
  async run(text: string): Promise<void> {
    await this.find(text);
    await this.#page.keyboard.press("Enter");
  }
}
