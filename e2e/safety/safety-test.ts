import { test as base, mergeTests } from "@playwright/test";
import { test as deploymentTest } from "../deployment.ts";
import { buildEdited, folderOf } from "./builds.ts";
import { controls } from "./controls.ts";

/** What a project of the safety tests says. */
export interface SafetyOptions {
  /** The build that is tested. */
  readonly folder: string;
  /** The name of a control: its build is made here, and every test must fail in it. */
  readonly control: string | undefined;
}

const controlTest = base.extend<
  { failsInControl: void },
  { control: string | undefined; controlBuild: void }
>({
  control: [undefined, { option: true, scope: "worker" }],
  controlBuild: [
    async ({ control }, provide) => {
      if (control !== undefined)
        await buildEdited(folderOf(control), controls[control]?.edits ?? []);
      await provide();
    },
    { auto: true, scope: "worker", timeout: 180_000 },
  ],
  failsInControl: [
    async ({ control }, provide, info) => {
      info.fail(control !== undefined, "the build is broken on purpose");
      await provide();
    },
    { auto: true },
  ],
});

/** A test of a deployed build that also fails on whatever a page must never do. */
export const test = mergeTests(deploymentTest, controlTest);

/** A test that deploys the build itself, with a service that breaks connections. */
export const connectionTest = controlTest.extend<{ folder: string }>({
  folder: ["dist", { option: true }],
});

/** The tags of a test: `npm test` runs the samples, and a control must fail those marked for it. */
export const tagsOf = (marks: { isSample?: boolean; isControl?: boolean }): string[] => [
  ...(marks.isSample ? ["@sample"] : []),
  ...(marks.isControl ? ["@control"] : []),
];

export { expect } from "@playwright/test";
