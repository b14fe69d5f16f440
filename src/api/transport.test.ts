import { expect, test } from "vitest";
import { connectionTo, withBug } from "./fixtures/connection.ts";
import { send } from "./transport.ts";

/** Sends one request, which is answered with a body. */
const ask = (body: ReadableStream) =>
  send(
    connectionTo(() => new Response(body)),
    { path: "/", timeoutSeconds: 30 },
    undefined,
  );

test("stops reading an answer without end, and ends its connection", async () => {
  let isCancelled = false;
  const piece = new Uint8Array(32 * 2 ** 20).fill(0x20);
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(piece),
    cancel() {
      isCancelled = true;
    },
  });
  await expect(ask(endless)).rejects.toMatchObject({
    reason: { kind: "unreadable", why: "too-long" },
  });
  expect(isCancelled).toBe(true);
});

test("calls an answer that breaks off unreachable, and no error of the viewer", async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new TypeError("network")),
  });
  await expect(ask(broken)).rejects.toMatchObject({
    reason: { kind: "unreachable", why: "network" },
  });
  const stumbling = connectionTo(() => withBug(new Response("{}")));
  const answer = send(stumbling, { path: "/", timeoutSeconds: 30 }, undefined);
  await expect(answer).rejects.toThrow("is not a function");
});
