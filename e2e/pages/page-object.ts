import type { Page } from "@playwright/test";

/** A page, whose elements the page objects find by role and name. */
export class PageObject {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }
}
