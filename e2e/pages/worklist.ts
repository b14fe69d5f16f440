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
  readonly calendarFile: Locator;

  constructor(page: Page) {
    this.page = page;
    this.section = page.getByRole("region", { name: "Worklist" });
    this.table = this.section.getByRole("table", { name: "Worklist" });
    this.rows = this.table.getByRole("row").filter({ has: page.getByRole("rowheader") });
    this.keep = this.section.getByRole("switch", { name: "Keep this list on this computer" });
    this.calendarFile = this.section.getByRole("button", { name: "Calendar file" });
  }

  row(id: number): Locator {
    return this.rows.filter({ has: this.page.getByRole("button", { name: `Remove case ${id}` }) });
  }

  /** Saves the list as a file. */
  async export(name: "Export for Excel" | "Export as CSV"): Promise<void> {
    await this.section.getByRole("button", { name: "Export", exact: true }).click();
    await this.section.getByRole("menuitem", { name }).click();
  }

  /** The ids of the cases, in the order shown. */
  async ids(): Promise<number[]> {
    const names = await this.rows.getByRole("button", { name: /^Remove case / }).all();
    const labels = await Promise.all(names.map((name) => name.getAttribute("aria-label")));
    return labels.map((label) => Number(/\d+$/.exec(label ?? "")?.[0]));
  }
}

/** Saves a file, and reads it. */
export async function savedText(
  page: Page,
  save: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const saved = page.waitForEvent("download");
  await save();
  const download = await saved;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
}
