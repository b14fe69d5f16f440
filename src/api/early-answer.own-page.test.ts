import { expect, test } from "vitest";

const url = "/webapi/v1/BpEngineApi/GetBpItem/1";

test("the early request ends with a request that was given up before it could take its answer", async () => {
  const settingsRead = Promise.withResolvers<void>();
  const controller = new AbortController();
  const answer = Promise.resolve(new Response("early"));
  const taken = settingsRead.promise.then(() => ({ url, answer, controller }));
  window.early = { settings: Promise.resolve(new Response("{}")), caseRequest: taken };
  const { fetchOrTakeEarly } = await import("./early-answer.ts");
  const leaving = new AbortController();
  const answered = fetchOrTakeEarly(url, { signal: leaving.signal });
  leaving.abort("left");
  expect(controller.signal.aborted).toBe(false);
  settingsRead.resolve();
  await answered;
  expect(controller.signal.reason).toBe("left");
});
