import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { describeBuild } from "./sbom.ts";

const Bom = z.object({
  bomFormat: z.literal("CycloneDX"),
  metadata: z.object({ component: z.object({ name: z.string() }) }),
  components: z.array(z.object({ name: z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
const Manifest = z.object({ version: z.string() });

const installed = (name: string) => {
  const manifest: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
  return `${name} ${z.parse(Manifest, manifest).version}`;
};

test("a bill has the packages whose code is in the build, also those of its tools, and no others", () => {
  // As a build of Vite sets it, which npm takes for --omit=dev.
  vi.stubEnv("NODE_ENV", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  const shipped = ["react-dom", "rolldown", "scheduler", "vite"];
  const bom = z.parse(Bom, JSON.parse(describeBuild(shipped.map(installed))));
  expect(bom.metadata.component.name).toBe("case-viewer");
  expect(bom.components.map(({ name }) => name).toSorted()).toEqual(shipped);
  const needed = bom.dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(new Set(needed)).toEqual(
    new Set(
      ["react-dom", "rolldown", "scheduler", "vite"].map((name) =>
        installed(name).replace(" ", "@"),
      ),
    ),
  );
});

test("with SOURCE_DATE_EPOCH two bills are equal", () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", "1700000000");
  onTestFinished(() => void vi.unstubAllEnvs());
  const bill = describeBuild([installed("react")]);
  expect(bill).toContain('"timestamp": "2023-11-14T22:13:20.000Z"');
  expect(describeBuild([installed("react")])).toBe(bill);
});
