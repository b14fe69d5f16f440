import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object.ts";

/** The documents of a case. */
export class Attachments extends PageObject {
  readonly section = this.page.getByRole("region", { name: "Attachments", exact: true });
  readonly items = this.section.getByRole("listitem");
  readonly downloadAll = this.section.getByRole("button", { name: "Download all", exact: true });

  item(fileName: string): Locator {
    return this.items.filter({ has: this.page.getByText(fileName, { exact: true }) });
  }

  download(fileName: string): Locator {
    return this.section.getByRole("button", { name: `Download ${fileName}`, exact: true });
  }

  preview(fileName: string): Locator {
    return this.section.getByRole("button", { name: `Preview ${fileName}`, exact: true });
  }

  /** The preview dialog of a file; a wide screen has a region beside the fields instead. */
  shown(fileName: string): Locator {
    return this.page.getByRole("dialog", { name: fileName });
  }
}
