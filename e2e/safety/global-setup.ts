import { buildProduct } from "./builds.ts";

/** Makes the build that is tested, and says which random answers it is tested with. */
export default function globalSetup(): void {
  console.log(`Random answers from SAFETY_SEED=${process.env["SAFETY_SEED"]}`);
  if (process.env["SAFETY_NO_BUILD"] !== "1") buildProduct();
}
