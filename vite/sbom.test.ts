import { readFileSync } from "node:fs";
import { build } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { sbom } from "./sbom.ts";

const Bom = z.object({
  bomFormat: z.literal("CycloneDX"),
  metadata: z.object({ component: z.object({ name: z.string() }) }),
  components: z.array(z.object({ "bom-ref": z.string(), name: z.string(), version: z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/** Builds an empty script. @returns the bill of materials beside it */
async function buildBom() {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "empty",
        resolveId: (id) => (id === "empty" ? "\0empty" : undefined),
        load: (id) => (id === "\0empty" ? "export {}" : undefined),
      },
      sbom(),
    ],
    build: { write: false, rolldownOptions: { input: "empty" } },
  });
  const files = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const file = files.find(({ fileName }) => fileName === "sbom.cdx.json");
  return z.parse(Bom, JSON.parse(file?.type === "asset" ? String(file.source) : ""));
}

test("a build has a bill of the packages that it is made of, and of none that only made it", async () => {
  // As a build of Vite sets it, which npm takes for --omit=dev.
  vi.stubEnv("NODE_ENV", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { dependencies, devDependencies } = z.parse(
    Manifest,
    JSON.parse(readFileSync("package.json", "utf8")),
  );
  const bom = await buildBom();
  const versions = Object.fromEntries(bom.components.map(({ name, version }) => [name, version]));
  expect(versions).toMatchObject(dependencies);
  // The application itself and the packages of its packages.
  expect(versions).toHaveProperty("scheduler");
  expect(bom.metadata.component.name).toBe("case-viewer");
  for (const name of Object.keys(devDependencies)) expect(versions).not.toHaveProperty([name]);
  const refs = bom.components.map((component) => component["bom-ref"]);
  const needed = bom.dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(refs).toEqual(expect.arrayContaining(needed));
});
