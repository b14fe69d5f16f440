import * as z from "zod/mini";
import type { FailureReason } from "#api/failure.ts";
import { isRecord } from "#wire/resource.ts";

z.config({ jitless: true });

const failureKinds: Readonly<Record<FailureReason["kind"], true>> = {
  unreachable: true,
  status: true,
  unreadable: true,
  refused: true,
  "too-large": true,
  unexpected: true,
  "unknown-outcome": true,
};

const isReason = (sent: unknown) =>
  isRecord(sent) && Object.hasOwn(failureKinds, String(sent["kind"]));

/** What a worker says: its progress, any number of times, perhaps what is ready before all is done, and then one end. */
export const WorkerMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("progress"), progress: z.unknown() }),
  z.object({ kind: z.literal("ready"), content: z.unknown() }),
  z.object({ kind: z.literal("content"), content: z.unknown() }),
  z.object({ kind: z.literal("failed"), reason: z.custom<FailureReason>(isReason) }),
  /** Something in the worker itself; only the error's name, since its text may hold a value. */
  z.object({ kind: z.literal("broken"), name: z.string() }),
]);
export type WorkerMessage = z.output<typeof WorkerMessage>;
