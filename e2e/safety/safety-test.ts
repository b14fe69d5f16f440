import { test as base } from "../deployment.ts";
import type { Reply } from "../servers/replies.ts";
import { controls } from "./controls.ts";
import { buildEdited } from "./global-setup.ts";

export interface SafetyOptions {
  readonly folder: string;
  /** The name of a control, whose build is tested instead: every test must fail in it. */
  readonly control: string | undefined;
  readonly rounds: number;
}

interface Fixtures {
  /** Fills in a form with one transaction, which is answered so, and presses the button, once. */
  readonly sendOne: (reply: Reply) => Promise<void>;
}

/** A worker tests one control only. */
let controlBuild: Promise<string> | undefined;

/** A test of a deployed build that also fails on whatever a page must never do. */
export const test = base.extend<Omit<SafetyOptions, "folder"> & Fixtures>({
  control: [undefined, { option: true }],
  rounds: [1, { option: true }],

  folder: async ({ control, folder }, provide, info) => {
    if (control === undefined) return provide(folder);
    controlBuild ??= buildEdited(control, controls[control]);
    const controlFolder = await controlBuild;
    // A build that could not be made must not count as a test that fails.
    info.fail(true, "the build is broken on purpose");
    await provide(controlFolder);
  },

  sendOne: ({ service, createPage, signIn }, provide) =>
    provide(async (reply) => {
      service.creates(reply);
      await createPage.goto("?bpCode=FR");
      await signIn.before(createPage.arn(1));
      await createPage.send();
    }),
});

export { expect } from "../deployment.ts";
