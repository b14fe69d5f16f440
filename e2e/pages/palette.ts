import { PageObject } from "./page-object.ts";

/** The command palette. */
export class Palette extends PageObject {
  readonly dialog = this.page.getByRole("dialog", { name: "Command palette" });
  readonly box = this.dialog.getByRole("combobox", { name: "Search commands" });
  readonly options = this.dialog.getByRole("option");
  readonly count = this.dialog.getByRole("status");
  readonly button = this.page.getByRole("button", { name: "Command palette" });

  /** Opens the palette with its key, and types a text. */
  async find(text: string): Promise<void> {
    await this.page.keyboard.press("Control+k");
    await this.box.fill(text);
  }

  /** Opens the palette, types a text, and runs the first result. */
  async run(text: string): Promise<void> {
    await this.find(text);
    await this.page.keyboard.press("Enter");
  }
}
