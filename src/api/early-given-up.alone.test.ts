import { expect, test } from "vitest";

const url = "/webapi/v1/BpEngineApi/GetBpItem/1";

test("what is on its way already ends with a request that was given up before it could take it", async () => {
  const known = Promise.withResolvers<void>();
  const controller = new AbortController();
  const answer = Promise.resolve(new Response("early"));
  const taken = known.promise.then(() => ({ url, answer, controller }));
  window.early = { settings: Promise.resolve(new Response("{}")), caseRequest: taken };
  const { fetchOrTakeEarly } = await import("./early-answer.ts");
  const leaving = new AbortController();
  const asked = fetchOrTakeEarly(url, { signal: leaving.signal });
  leaving.abort("left");
  expect(controller.signal.aborted).toBe(false);
  known.resolve();
  await asked;
  expect(controller.signal.reason).toBe("left");
});
