import type { Page } from "@playwright/test";

/** A page, whose elements the page objects find by role and name. */
export class PageObject {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Ends what is animated, such as the pause before a page says that it was not loaded. */
  async endAnimations(): Promise<void> {
    await this.page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
  }
}
