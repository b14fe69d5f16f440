import { buildEdited } from "./builds.ts";

/** Makes the build that is tested, and says which random answers it is tested with. */
export default async function globalSetup(): Promise<void> {
  console.log(`Random answers from SAFETY_SEED=${process.env["SAFETY_SEED"]}`);
  await buildEdited("product");
}
