import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object.ts";

export const someArn = "74001016301868581499775";

export const otherArn = "72200336303800042165011";

export class CreatePage extends PageObject {
  readonly main = this.page.getByRole("main");
  readonly form = this.page.getByRole("form", { name: "Create case" });
  readonly caseType = this.form.getByRole("radiogroup", { name: "Case type" });
  readonly addTransaction = this.form.getByRole("button", { name: "Add transaction" });
  readonly addField = this.form.getByRole("button", { name: "Add field" });
  readonly submit = this.form.getByRole("button", { name: /^Create (?:case|cases \([\d,]+\))$/ });
  readonly question = this.page.getByRole("alertdialog", { name: /^Create .*\?$/ });
  readonly confirm = this.question
    .getByRole("button", { name: /^Create (?:case|(?:all )?[\d,]+)$/ })
    .last();
  readonly leave = this.page.getByRole("button", { name: "Leave" });
  readonly result = this.page.getByRole("list", { name: "Result" });
  readonly outcomeUnknown = this.page.getByRole("alert").filter({ hasText: "Outcome unknown" });

  async goto(search = ""): Promise<void> {
    await this.page.goto(`cases/new${search}`);
  }

  async open(bpCode: string): Promise<void> {
    await this.page.getByRole("link", { name: "Create case" }).click();
    await this.choose(bpCode);
  }

  async choose(bpCode: string): Promise<void> {
    await this.caseType.getByRole("radio", { name: new RegExp(`^${bpCode}\\b`) }).check();
  }

  async paste(text: string): Promise<void> {
    await this.form.getByRole("button", { name: "Paste from a spreadsheet" }).click();
    await this.page.getByRole("textbox", { name: "Rows" }).fill(text);
    await this.page.getByRole("button", { name: "Add these rows" }).click();
  }

  transaction(number: number): Locator {
    return this.form.getByRole("row", { name: `Transaction ${number}`, exact: true });
  }

  arn(number: number): Locator {
    return this.transaction(number).getByRole("textbox", { name: "ARN" });
  }

  card(number: number): Locator {
    return this.transaction(number).getByRole("textbox", { name: "Card number" });
  }

  async send(arn = someArn): Promise<void> {
    await this.arn(1).fill(arn);
    await this.submit.click();
  }

  async addRow(number: number, code: string, value: string): Promise<void> {
    await this.addField.click();
    const row = this.form.getByRole("group", { name: `Field ${number}`, exact: true });
    await row.getByLabel("Code").fill(code);
    await row.getByLabel("Value").fill(value);
  }

  field(label: string): Locator {
    return this.form.getByRole("group", { name: "Fields" }).getByLabel(label, { exact: true });
  }

  get currency(): Locator {
    return this.field("Currency");
  }

  resultItem(number: number): Locator {
    return this.result.getByRole("listitem").nth(number - 1);
  }
}
