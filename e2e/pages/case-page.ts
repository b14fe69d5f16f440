import type { Locator, Page } from "@playwright/test";
import { Attachments } from "./attachments.ts";

/** `/cases/:id`: one case. */
export class CasePage {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly failure: Locator;
  readonly stages: Locator;
  readonly activeStages: Locator;
  readonly turn: Locator;
  readonly find: Locator;
  readonly showHidden: Locator;
  readonly refresh: Locator;
  readonly transaction: Locator;
  readonly contractNotes: Locator;
  readonly raw: Locator;
  readonly changes: Locator;
  readonly showChanges: Locator;
  readonly markSeen: Locator;
  readonly attachments: Attachments;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole("main");
    this.heading = page.getByRole("heading", { level: 1 });
    this.failure = this.main.getByRole("alert");
    this.stages = page.getByRole("list", { name: "Stages" });
    this.activeStages = this.stages.locator("[aria-current=step]");
    this.turn = page.getByRole("complementary", { name: "Whose turn" });
    this.find = page.getByRole("textbox", { name: "Find in case" });
    this.showHidden = page.getByRole("switch", { name: "Show hidden fields" });
    this.refresh = page.getByRole("button", { name: "Refresh", exact: true });
    this.transaction = this.section("Transaction");
    this.contractNotes = this.section("Contract notes");
    this.raw = this.section("Raw");
    this.changes = this.section("What has changed");
    this.showChanges = this.changes.getByRole("button", { name: "Show the changes" });
    this.markSeen = this.changes.getByRole("button", { name: "Mark as seen" });
    this.attachments = new Attachments(page);
  }

  /** Opens a case by its address; `search` is like `?stage=101`. */
  async goto(id: number, search = ""): Promise<void> {
    await this.page.goto(`cases/${id}${search}`);
  }

  section(name: string): Locator {
    return this.page.getByRole("region", { name, exact: true });
  }

  /** A stage of the timeline. */
  stage(name: string): Locator {
    const link = this.page.getByRole("link", { name, exact: true });
    return this.stages.getByRole("listitem").filter({ has: link });
  }

  async select(stage: string): Promise<void> {
    await this.stages.getByRole("link", { name: stage, exact: true }).click();
  }

  /** What the header says under a term. */
  fact(term: string): Locator {
    // The header comes first; further down other things have terms of the same name.
    return definition(this.main, term).first();
  }

  /** The value of a field, or of a fact, inside a section. */
  value(section: Locator, term: string): Locator {
    return definition(section, term);
  }

  /** What a column says of the first transaction. */
  transactionValue(term: string): Locator {
    return this.transaction.locator(`td[data-term="${term}"]`).first();
  }

  /** The value of a field of the selected stage. */
  field(stage: string, name: string): Locator {
    return definition(this.section(stage), name);
  }
}

/** The definition that follows a term; of a hidden field too, which says so. */
const definition = (within: Locator, term: string): Locator =>
  within
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${escaped(term)}( ?hidden)?$`) })
    .locator("xpath=following-sibling::dd[1]");

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
