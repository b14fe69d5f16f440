import { mutationOptions } from "@tanstack/react-query";
import { type CreateOrder, createCases } from "./create-cases.ts";
import type { Api } from "./queries.ts";

/** CreateBp: never retried, never held back until the network returns. */
export const createMutation = ({ connection, settings }: Api) =>
  mutationOptions({
    mutationFn: (order: CreateOrder) =>
      createCases(connection, order, {
        timeoutSeconds: settings.createTimeoutSeconds,
        requestKeys: settings.requestKeys,
      }),
    retry: 0,
    networkMode: "always",
    gcTime: 0,
  });
