import { expect, type Locator } from "@playwright/test";
import { PageObject } from "./page-object.ts";

/** The page `/` with the worklist, and the search form in the bar of every page. */
export class HomePage extends PageObject {
  readonly heading = this.page.getByRole("heading", { level: 1, name: "Worklist" });
  readonly caseId = this.page.getByRole("search").getByRole("textbox", { name: "Case id" });

  readonly worklist = this.page.getByRole("region", { name: "Worklist" });
  readonly rows = this.worklist
    .getByRole("table", { name: "Worklist" })
    .getByRole("row")
    .filter({ has: this.page.getByRole("rowheader") });

  async goto(): Promise<void> {
    await this.page.goto("./");
  }

  async back(): Promise<void> {
    await this.page.getByRole("link", { name: "Case viewer" }).click();
  }

  /** Opens the page without the cases with which the demo begins. */
  async gotoEmpty(): Promise<void> {
    await this.goto();
    await this.page.getByRole("button", { name: "More", exact: true }).click();
    await this.page.getByRole("menuitem", { name: "Clear list" }).click();
  }

  async open(text: string | number): Promise<void> {
    await this.caseId.fill(String(text));
    await this.page.getByRole("search").getByRole("button", { name: "Open case" }).click();
  }

  row(id: number): Locator {
    return this.rows.filter({ has: this.page.getByRole("button", { name: `Remove case ${id}` }) });
  }

  /** Waits until there is this number of cases, and none is loading. Only then are they sorted. */
  async loaded(count: number): Promise<void> {
    await expect(this.rows).toHaveCount(count);
    await expect(this.page.getByRole("main")).toHaveAttribute("aria-busy", "false");
  }

  async ids(): Promise<number[]> {
    const names = await this.rows.getByRole("button", { name: /^Remove case / }).all();
    const labels = await Promise.all(names.map((name) => name.getAttribute("aria-label")));
    return labels.map((label) => Number(/\d+$/.exec(label ?? "")?.[0]));
  }
}
