import * as z from "zod/mini";
import { answerOrders } from "../worker-answers.ts";
import { makeCasePack } from "./case-pack.ts";
import { PackOrder, type PackProgress } from "./pack-messages.ts";

answerOrders<PackProgress>(async (sent, { onProgress }) => {
  const order = z.parse(PackOrder, sent);
  // The page has its own; the report says times too.
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
  return makeCasePack(order, { onProgress });
});
