import { execFileSync } from "node:child_process";
import * as z from "zod/mini";

const Component = z.looseObject({ "bom-ref": z.string(), name: z.string(), version: z.string() });

const Bom = z.looseObject({
  serialNumber: z.optional(z.string()),
  metadata: z.looseObject({ timestamp: z.string(), component: Component }),
  components: z.array(Component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/**
 * The software bill of materials of a build in CycloneDX, as JSON.
 * @param shipped the packages whose code is in the build, like `react 19.3.1`
 */
export function describeBuild(shipped: readonly string[]): string {
  const args = [
    "sbom",
    "--sbom-format=cyclonedx",
    "--sbom-type=application",
    "--package-lock-only",
    // A build has helpers of its tools, too. It sets NODE_ENV, for which npm would leave the tools out.
    "--include=dev",
  ];
  const json = execFileSync("npm", args, { encoding: "utf8", shell: process.platform === "win32" });
  const bom = z.parse(Bom, JSON.parse(json));
  const { component } = bom.metadata;
  const components = bom.components.filter(({ name, version }) =>
    shipped.includes(`${name} ${version}`),
  );
  const refs = new Set([component, ...components].map((each) => each["bom-ref"]));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  // npm takes the name of the folder.
  const [name = ""] = component["bom-ref"].split("@");
  const metadata = { ...bom.metadata, component: { ...component, name } };
  const described = { ...bom, metadata, components, dependencies };
  // In seconds since 1970, for builds that are equal byte by byte: reproducible-builds.org/specs/source-date-epoch
  const epoch = process.env["SOURCE_DATE_EPOCH"];
  if (epoch) {
    metadata.timestamp = new Date(Number(epoch) * 1000).toISOString();
    delete described.serialNumber;
  }
  return `${JSON.stringify(described, null, 2)}\n`;
}
