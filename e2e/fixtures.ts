import { test as base, expect } from "@playwright/test";
import { CasePage } from "./pages/case-page.ts";
import { CreatePage } from "./pages/create-page.ts";
import { HomePage } from "./pages/home-page.ts";
import { SignInDialog } from "./pages/sign-in-dialog.ts";
import { type Quiet, watch } from "./quiet.ts";

interface Fixtures {
  /** Whether the pages may complain, because a test breaks something on purpose. */
  readonly mayComplain: boolean;
  /** Fails every other test whose pages were not quiet. */
  readonly quiet: Quiet;
  readonly home: HomePage;
  readonly casePage: CasePage;
  readonly createPage: CreatePage;
  readonly signIn: SignInDialog;
}

/** A test with the page objects of all screens that also fails on what a page must never do. */
export const test = base.extend<Fixtures>({
  mayComplain: [false, { option: true }],
  quiet: [
    async ({ context, baseURL, mayComplain }, provide) => {
      const quiet = await watch(context);
      if (baseURL) quiet.allow(baseURL);
      await provide(quiet);
      if (!mayComplain) expect(quiet.complaints(), "what the pages must never do").toEqual([]);
    },
    { auto: true },
  ],
  home: ({ page }, provide) => provide(new HomePage(page)),
  casePage: ({ page }, provide) => provide(new CasePage(page)),
  createPage: ({ page }, provide) => provide(new CreatePage(page)),
  signIn: ({ page }, provide) => provide(new SignInDialog(page)),
});

export { expect } from "@playwright/test";
