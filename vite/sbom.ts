import { execFileSync } from "node:child_process";
import type { Plugin } from "vite";
import * as z from "zod/mini";

const Component = z.looseObject({
  "bom-ref": z.string(),
  name: z.string(),
  scope: z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })),
});

const Bom = z.looseObject({
  metadata: z.looseObject({ component: Component }),
  components: z.array(Component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

type Component = z.output<typeof Component>;

const isDevelopment = ({ properties }: Component): boolean =>
  properties.some(({ name }) => name === "cdx:npm:package:development");

/** The software bill of materials in CycloneDX: what `package-lock.json` has for production. */
function describeProduction(): string {
  const args = [
    "sbom",
    "--sbom-format=cyclonedx",
    "--sbom-type=application",
    "--package-lock-only",
    // A build sets NODE_ENV, for which npm would leave out what is not for production alone.
    "--include=dev",
  ];
  const json = execFileSync("npm", args, { encoding: "utf8", shell: process.platform === "win32" });
  const bom = z.parse(Bom, JSON.parse(json));
  const { component } = bom.metadata;
  // `--omit=dev` would leave out each package that is also somebody's development dependency, such as react.
  const components = bom.components.filter(
    (each) => each.scope === "required" && !isDevelopment(each),
  );
  const refs = new Set([component, ...components].map((each) => each["bom-ref"]));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  // npm takes the name of the folder.
  const [name = ""] = component["bom-ref"].split("@");
  const metadata = { ...bom.metadata, component: { ...component, name } };
  return `${JSON.stringify({ ...bom, metadata, components, dependencies }, null, 2)}\n`;
}

/** Writes `sbom.cdx.json` beside the page. */
export function sbom(): Plugin {
  return {
    name: "sbom",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "sbom.cdx.json", source: describeProduction() });
    },
  };
}
