import { requiredContext } from "#lib/required-context.ts";
import type { SeenCases } from "./seen-cases.ts";

export const [SeenCasesContext, useSeenCases] = requiredContext<SeenCases>("SeenCasesContext");
