import { expect, test, vi } from "vitest";
import { tokenHeader } from "#wire/operations.ts";

const url = "/webapi/v1/BpEngineApi/GetBpItem/1";

test("what is on its way already is taken once, by a request that is the same but for its signal", async () => {
  const controller = new AbortController();
  const given = { url, answer: Promise.resolve(new Response("early")), controller };
  window.early = {
    settings: Promise.resolve(new Response("settings")),
    caseRequest: Promise.resolve(given),
  };
  const { earlySettings, fetchOrTakeEarly } = await import("./early-answer.ts");
  expect(window.early).toBeUndefined();
  expect(await (await earlySettings).text()).toBe("settings");

  const sent = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("sent"));
  const ask = async (to: string, init?: RequestInit) => (await fetchOrTakeEarly(to, init)).text();
  expect(await ask("/webapi/v1/BpEngineApi/GetBpItem/2")).toBe("sent");
  expect(await ask(url, { headers: { [tokenHeader]: "Bearer t" } })).toBe("sent");
  const later = new AbortController();
  expect(await ask(url, { signal: later.signal })).toBe("early");
  expect(controller.signal.aborted).toBe(false);
  later.abort();
  expect(controller.signal.aborted).toBe(true);
  expect(await ask(url)).toBe("sent");
  sent.mockRestore();
});
