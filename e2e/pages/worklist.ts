import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";

/** The worklist on `/`. */
export class Worklist {
  readonly page: Page;
  readonly section: Locator;
  readonly table: Locator;
  /** The rows of the cases, without the heads. */
  readonly rows: Locator;
  readonly keep: Locator;
  readonly workbook: Locator;
  readonly csv: Locator;
  readonly calendarFile: Locator;

  constructor(page: Page) {
    this.page = page;
    this.section = page.getByRole("region", { name: "Worklist" });
    this.table = this.section.getByRole("table", { name: "Worklist" });
    this.rows = this.table.getByRole("row").filter({ has: page.getByRole("rowheader") });
    this.keep = this.section.getByRole("switch", { name: "Keep this list on this computer" });
    this.workbook = this.section.getByRole("button", { name: "Export for Excel" });
    this.csv = this.section.getByRole("button", { name: "Export as CSV" });
    this.calendarFile = this.section.getByRole("button", { name: "Calendar file" });
  }

  row(id: number): Locator {
    return this.rows.filter({ has: this.page.getByRole("button", { name: `Remove case ${id}` }) });
  }

  retry(id: number): Locator {
    return this.section.getByRole("button", { name: `Retry case ${id}` });
  }

  /** The ids of the cases, in the order shown. */
  async ids(): Promise<number[]> {
    const names = await this.rows.getByRole("button", { name: /^Remove case / }).all();
    const labels = await Promise.all(names.map((name) => name.getAttribute("aria-label")));
    return labels.map((label) => Number(/\d+$/.exec(label ?? "")?.[0]));
  }
}

/** Presses a button that saves a file, and reads what was saved. */
export async function savedText(button: Locator): Promise<{ name: string; text: string }> {
  const saved = button.page().waitForEvent("download");
  await button.click();
  const download = await saved;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
}
