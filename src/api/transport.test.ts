import { expect, test } from "vitest";
import type { Connection } from "./connection.ts";
import { send } from "./transport.ts";

const path = "/webapi/v1/BpEngineApi/GetBpItem/1";

/** Sends one request, which is answered with this. */
function ask(answer: () => Response | Promise<Response>) {
  const connection: Connection = {
    baseUrl: "",
    fetch: async () => answer(),
    authorization: async () => undefined,
    refuse() {},
  };
  return send(connection, { path, timeoutSeconds: 30 }, undefined);
}

test("stops reading an answer without end, and ends its connection", async () => {
  let isCancelled = false;
  const piece = new Uint8Array(32 * 2 ** 20).fill(0x20);
  const sent = ask(
    () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(piece),
          cancel() {
            isCancelled = true;
          },
        }),
      ),
  );
  await expect(sent).rejects.toMatchObject({ reason: { kind: "unreadable", why: "too-long" } });
  expect(isCancelled).toBe(true);
});

test("calls an answer that breaks off unreachable", async () => {
  const sent = ask(
    () =>
      new Response(
        new ReadableStream({ pull: (controller) => controller.error(new TypeError("network")) }),
      ),
  );
  await expect(sent).rejects.toMatchObject({ reason: { kind: "unreachable", why: "network" } });
});

test("does not call an error of our own unreachable", async () => {
  const bug = new TypeError("undefined is not a function");
  const sent = ask(() =>
    Object.defineProperty(new Response("{}"), "status", {
      get() {
        throw bug;
      },
    }),
  );
  await expect(sent).rejects.toBe(bug);
});
