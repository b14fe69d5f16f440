import { afterEach, expect, test, vi } from "vitest";
import { answerOrders } from "./worker-answers.ts";

const at = (received: number) => ({ received, documents: 0 });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("what is ready is followed by its end, and by no progress that still waited for its turn", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const said: unknown[] = [];
  vi.spyOn(globalThis, "postMessage").mockImplementation((message) => void said.push(message));
  const listens = vi.spyOn(globalThis, "addEventListener").mockImplementation(() => {});
  answerOrders(async (order, { onProgress, onReady }) => {
    onProgress(at(1));
    onProgress(at(2));
    vi.runOnlyPendingTimers();
    onProgress(at(3));
    onReady("the file");
    vi.runAllTimers();
    return order;
  });
  const listener = listens.mock.lastCall?.[1];
  if (typeof listener !== "function") throw new Error("nobody listens");
  listener(new MessageEvent("message", { data: "the end" }));
  await vi.waitFor(() => expect(said).toContainEqual({ kind: "content", content: "the end" }));
  expect(said).toEqual([
    { kind: "progress", progress: at(1) },
    { kind: "progress", progress: at(2) },
    { kind: "ready", content: "the file" },
    { kind: "content", content: "the end" },
  ]);
});
