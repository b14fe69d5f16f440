import type { Locator, Page } from "@playwright/test";

/** `/cases/new`: create a case. */
export class CreatePage {
  readonly page: Page;
  readonly main: Locator;
  readonly form: Locator;
  readonly caseType: Locator;
  readonly fields: Locator;
  readonly addTransaction: Locator;
  readonly addField: Locator;
  readonly submit: Locator;
  readonly result: Locator;
  readonly resultSummary: Locator;
  readonly outcomeUnknown: Locator;
  /** The table of many transactions. */
  readonly rows: Locator;
  readonly perRequest: Locator;
  readonly confirmMany: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole("main");
    this.form = page.getByRole("form", { name: "Create case" });
    this.caseType = this.form.getByRole("radiogroup", { name: "Case type" });
    this.fields = this.form.getByRole("group", { name: "Fields" });
    this.addTransaction = this.form.getByRole("button", { name: "Add transaction" });
    this.addField = this.form.getByRole("button", { name: "Add field" });
    this.submit = this.form.getByRole("button", { name: /^Create (?:case|cases \([\d,]+\))$/ });
    this.result = page.getByRole("list", { name: "Result" });
    this.resultSummary = page.getByRole("region", { name: "Result" }).getByRole("alert");
    this.rows = this.form.getByRole("table", { name: "Rows to send" });
    this.perRequest = this.form.getByRole("spinbutton", { name: "Transactions per request" });
    this.confirmMany = page.getByRole("dialog", { name: /^Create [\d,]+ cases?\?$/ });
    this.outcomeUnknown = page.getByRole("alert").filter({ hasText: "Outcome unknown" });
  }

  /** Opens the form by its address; `search` is like `?bpCode=DP`. */
  async goto(search = ""): Promise<void> {
    await this.page.goto(`cases/new${search}`);
  }

  async choose(bpCode: string): Promise<void> {
    await this.caseType.getByRole("radio", { name: new RegExp(`^${bpCode}\\b`) }).check();
  }

  transaction(number: number): Locator {
    return this.form.getByRole("group", { name: `Transaction ${number}`, exact: true });
  }

  arn(number: number): Locator {
    return this.transaction(number).getByRole("textbox", { name: "ARN" });
  }

  card(number: number): Locator {
    return this.transaction(number).getByRole("textbox", { name: "Card number" });
  }

  /** Pastes rows as a spreadsheet copies them. */
  async paste(text: string): Promise<void> {
    await this.form.getByRole("button", { name: "Paste from a spreadsheet" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Paste from a spreadsheet" });
    await dialog.getByRole("textbox", { name: "Rows" }).fill(text);
    await dialog.getByRole("button", { name: "Add these rows" }).click();
  }

  /** A row of code and value. */
  row(number: number): Locator {
    return this.form.getByRole("group", { name: `Field ${number}`, exact: true });
  }

  async addRow(number: number, code: string, value: string): Promise<void> {
    await this.addField.click();
    await this.row(number).getByLabel("Code").fill(code);
    await this.row(number).getByLabel("Value").fill(value);
  }

  /** A typed input of the form profile, by its label. */
  field(label: string): Locator {
    return this.fields.getByLabel(label, { exact: true });
  }

  resultItem(number: number): Locator {
    return this.result.getByRole("listitem").nth(number - 1);
  }
}
