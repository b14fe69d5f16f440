import { expect, type Locator } from "@playwright/test";
import { PageObject } from "./page-object.ts";

/** The worklist on `/`. */
export class Worklist extends PageObject {
  readonly section = this.page.getByRole("region", { name: "Worklist" });
  readonly table = this.section.getByRole("table", { name: "Worklist" });
  /** The rows of the cases, without the heads. */
  readonly rows = this.table.getByRole("row").filter({ has: this.page.getByRole("rowheader") });

  row(id: number): Locator {
    return this.rows.filter({ has: this.page.getByRole("button", { name: `Remove case ${id}` }) });
  }

  /** Waits until there is this number of cases, and none is loading. Only then are they sorted. */
  async loaded(count: number): Promise<void> {
    await expect(this.rows).toHaveCount(count);
    await expect(this.page.getByRole("main")).toHaveAttribute("aria-busy", "false");
  }

  /** The ids of the cases, in the order shown. */
  async ids(): Promise<number[]> {
    const names = await this.rows.getByRole("button", { name: /^Remove case / }).all();
    const labels = await Promise.all(names.map((name) => name.getAttribute("aria-label")));
    return labels.map((label) => Number(/\d+$/.exec(label ?? "")?.[0]));
  }
}
