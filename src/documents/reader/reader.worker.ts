import * as z from "zod/mini";
import { makeCasePack } from "../pack/case-pack.ts";
import { Order } from "./messages.ts";
import { readDocument } from "./read-document.ts";
import { answerOrders } from "./worker-answers.ts";

answerOrders(async (sent, { onProgress, onReady }) => {
  const order = z.parse(Order, sent);
  const { wanted } = order;
  if (wanted.kind === "document") {
    const onAnswer = (progress: { received: number; total?: number | undefined }) =>
      onProgress({ ...progress, documents: 0 });
    return readDocument(order, wanted, { onProgress: onAnswer }, onReady);
  }
  // The page has its own; the report says times too.
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
  return makeCasePack(order, wanted, { onProgress });
});
