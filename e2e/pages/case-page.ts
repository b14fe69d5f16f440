import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object.ts";

class Attachments extends PageObject {
  readonly section = this.page.getByRole("region", { name: "Attachments", exact: true });
  readonly downloadAll = this.section.getByRole("button", { name: "Download all", exact: true });

  /** Asks for the pack. @returns the button that saves it. */
  async pack(): Promise<Locator> {
    await this.downloadAll.click();
    return this.page.getByRole("dialog").getByRole("button", { name: "Download", exact: true });
  }

  download(fileName: string): Locator {
    return this.section.getByRole("button", { name: `Download ${fileName}`, exact: true });
  }

  preview(fileName: string): Locator {
    return this.section.getByRole("button", { name: `Preview ${fileName}`, exact: true });
  }

  /** The preview of a file: a region beside the fields, on a narrow screen a dialog. */
  shown(fileName: string): Locator {
    return this.page
      .getByRole("region", { name: fileName, exact: true })
      .or(this.page.getByRole("dialog", { name: fileName }));
  }
}

export class CasePage extends PageObject {
  readonly main = this.page.getByRole("main");
  readonly heading = this.page.getByRole("heading", { level: 1 });
  readonly failure = this.main.getByRole("alert");
  readonly stages = this.page.getByRole("list", { name: "Stages" });
  readonly activeStages = this.stages.locator("[aria-current=step]");
  readonly turn = this.page.getByRole("complementary", { name: "Whose turn" });
  readonly find = this.page.getByRole("textbox", { name: "Find in case" });
  /** Of the selected stage. */
  readonly showHidden = this.page.getByRole("button", { name: /^Show hidden fields/ }).first();
  readonly refresh = this.page.getByRole("button", { name: "Refresh", exact: true });
  readonly transaction = this.section("Transaction");
  readonly contractNotes = this.section("Contract notes");
  readonly raw = this.section("Raw");
  /** Folded: has the contract notes and the raw answer. */
  readonly answer = this.section("Answer of the service");
  /** The way to the cases before and after it in the worklist. */
  readonly neighbours = this.page.getByRole("navigation", { name: "Cases of the worklist" });
  readonly attachments = new Attachments(this.page);

  async goto(id: number, search = ""): Promise<void> {
    await this.page.goto(`cases/${id}${search}`);
  }

  async openAnswer(): Promise<void> {
    await this.answer.getByText("Answer of the service").click();
  }

  section(name: string): Locator {
    return this.page.getByRole("region", { name, exact: true });
  }

  stage(name: string): Locator {
    const link = this.page.getByRole("link", { name, exact: true });
    return this.stages.getByRole("listitem").filter({ has: link });
  }

  async select(stage: string): Promise<void> {
    await this.stages.getByRole("link", { name: stage, exact: true }).click();
  }

  async openDetails(): Promise<void> {
    await this.page.getByText("Details", { exact: true }).click();
  }

  fact(term: string): Locator {
    // The header comes first; further down other things have terms of the same name.
    return definition(this.main, term).first();
  }

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
