import type { Locator } from "@playwright/test";
import { cases } from "../corpora/cases.ts";
import { test as base, expect } from "../deployment.ts";
import type { Reply } from "../servers/replies.ts";
import { buildEdited } from "./builds.ts";
import { controls } from "./controls.ts";

/** The options of a project of the safety tests. */
export interface SafetyOptions {
  /** The build that is tested. */
  readonly folder: string;
  /** The name of a control, whose build is tested instead: every test must fail in it. */
  readonly control: string | undefined;
}

interface Fixtures {
  /** Fills in a form with one transaction, which is answered so, and presses the button, once. */
  readonly sendOne: (reply: Reply) => Promise<void>;
  /** Expects a sentence on the screen within two seconds of the last answer's end. */
  readonly expectWordsInTime: (words: Locator) => Promise<void>;
  /** Expects that one case was created, or none, and that another can be opened after it. */
  readonly expectOneRequest: () => Promise<void>;
}

/** The transaction that is sent. */
export const arn = "74001016301868581499775";

const controlBuilds = new Map<string, Promise<string>>();

/** A test of a deployed build that also fails on whatever a page must never do. */
export const test = base.extend<Pick<SafetyOptions, "control"> & Fixtures>({
  control: [undefined, { option: true }],

  folder: async ({ control, folder }, provide, info) => {
    if (control === undefined) return provide(folder);
    const build =
      controlBuilds.get(control) ?? buildEdited(control, controls[control]?.edits ?? []);
    controlBuilds.set(control, build);
    const controlFolder = await build;
    // A build that could not be made must not count as a test that fails.
    info.fail(true, "the build is broken on purpose");
    await provide(controlFolder);
  },

  sendOne: ({ service, createPage, signIn }, provide) =>
    provide(async (reply) => {
      service.creates(reply);
      await createPage.goto("?bpCode=FR");
      await signIn.before(createPage.arn(1));
      await createPage.arn(1).fill(arn);
      await createPage.submit.click();
    }),

  expectWordsInTime: ({ service }, provide) =>
    provide(async (words) => {
      await words.first().waitFor({ timeout: 10_000 });
      const lateMs = Date.now() - (service.requests.at(-1)?.endedAt ?? 0);
      await expect(words.first()).toContainText(/\p{L}+ \p{L}+/u);
      expect(lateMs, "ms from the answer's end to the words").toBeLessThan(2000);
    }),

  expectOneRequest: ({ page, service, home, casePage }, provide) =>
    provide(async () => {
      expect(service.requestsOf("CreateBp").length, "requests of CreateBp").toBe(1);
      const { id, text } = cases.asDeclared;
      service.has(id, text);
      const leave = page.getByRole("dialog").getByRole("button", { name: "Leave" });
      await page.addLocatorHandler(leave, (button) => button.click());
      await home.open(id);
      await expect(casePage.stages).toBeVisible();
    }),
});

export { expect } from "../deployment.ts";
