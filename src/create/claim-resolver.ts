import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { Resolver } from "react-hook-form";
import * as z from "zod/mini";
import type { Words } from "#language/words.ts";
import type { Claim } from "./claim.ts";
import { type CheckContext, claimFaults } from "./claim-check.ts";
import { faultText } from "./fault-text.ts";

z.config({ jitless: true });

/** Checks the form's state and puts each fault, in words, where it belongs. */
export function claimResolver(
  contextOf: (claim: Claim) => CheckContext,
  words: Words["create"],
  tag: string,
): Resolver<Claim> {
  const schema = z.custom<Claim>().check((payload) => {
    for (const { path, fault } of claimFaults(payload.value, contextOf(payload.value))) {
      payload.issues.push({
        code: "custom",
        path: [...path],
        message: faultText(fault, words.faults, tag),
        input: payload.value,
      });
    }
  });
  return standardSchemaResolver(schema);
}
