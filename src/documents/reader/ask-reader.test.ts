import { HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { documentAt, testApi, testCase } from "../fixtures/case-answer.ts";
import { answer, startFileService } from "../fixtures/file-service.ts";
import { fetchDocument } from "./ask-reader.ts";
import type { Progress } from "./messages.ts";

startFileService();
afterEach(() => void vi.restoreAllMocks());

const read = (signal = new AbortController().signal, onProgress = (_progress: Progress) => {}) =>
  fetchDocument(testApi(), testCase, documentAt(0), false, { signal, onProgress });

test("stops at once when it is aborted while the service is sending", async () => {
  const terminate = vi.spyOn(Worker.prototype, "terminate");
  const { promise: started, resolve: start } = Promise.withResolvers<Progress>();
  answer(
    () =>
      new HttpResponse(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(100_000)) })),
  );
  const controller = new AbortController();
  const reading = read(controller.signal, start);
  expect(await started).toMatchObject({ total: undefined });
  controller.abort();
  await expect(reading).rejects.toBe(controller.signal.reason);
  expect(terminate).toHaveBeenCalledTimes(1);
});

test("reports a worker that breaks, without an uncaught error", async () => {
  const error = new ErrorEvent("error", { cancelable: true });
  vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker) {
    this.dispatchEvent(error);
  });
  await expect(read()).rejects.toThrow("the worker stopped");
  expect(error.defaultPrevented).toBe(true);
});

test("reports a request that failed, and terminates the worker", async () => {
  const terminate = vi.spyOn(Worker.prototype, "terminate");
  answer(() => HttpResponse.error());
  await expect(read()).rejects.toMatchObject({ reason: { kind: "unreachable", why: "network" } });
  expect(terminate).toHaveBeenCalledTimes(1);
});
