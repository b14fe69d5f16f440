import { test as base } from "../deployment.ts";
import { buildEdited, folderOf } from "./builds.ts";
import { controls } from "./controls.ts";

/** The options of a project of the safety tests. */
export interface SafetyOptions {
  /** The build that is tested. */
  readonly folder: string;
  /** The name of a control: its build is made by the worker, and every test must fail in it. */
  readonly control: string | undefined;
}

/** A test of a deployed build that also fails on whatever a page must never do. */
export const test = base.extend<
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

/** Marks a test that `npm test` runs too. */
export const sampleTag = (isSample: boolean): string[] => (isSample ? ["@sample"] : []);

export { expect } from "@playwright/test";
