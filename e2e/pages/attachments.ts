import type { Locator, Page } from "@playwright/test";

/** The documents of a case. */
export class Attachments {
  readonly section: Locator;
  readonly items: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.section = page.getByRole("region", { name: "Attachments", exact: true });
    this.items = this.section.getByRole("listitem");
  }

  item(fileName: string): Locator {
    return this.items.filter({ has: this.#page.getByText(fileName, { exact: true }) });
  }

  download(fileName: string): Locator {
    return this.section.getByRole("button", { name: `Download ${fileName}`, exact: true });
  }

  get downloadAll(): Locator {
    return this.section.getByRole("button", { name: "Download all", exact: true });
  }

  /** The text that says what is in the pack. */
  get packOutcome(): Locator {
    return this.section.getByRole("status").filter({ hasText: "Downloaded:" }).first();
  }

  preview(fileName: string): Locator {
    return this.section.getByRole("button", { name: `Preview ${fileName}`, exact: true });
  }

  cancel(fileName: string): Locator {
    return this.item(fileName).getByRole("button", { name: "Cancel" });
  }

  /** The preview dialog of a file; a wide screen has a region beside the fields instead. */
  shown(fileName: string): Locator {
    return this.#page.getByRole("dialog", { name: fileName });
  }
}
