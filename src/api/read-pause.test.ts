import { expect, test, vi } from "vitest";
import { nextChange } from "#lib/store.ts";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import dispute from "#wire/fixtures/dispute.json";
import { recordingClient } from "./fixtures/api-client.ts";
import { getCase } from "./get-case.ts";
import { secondsToWait } from "./read-pause.ts";

const answer = (status: number, retryAfter?: string, type: ResponseType = "basic") =>
  Object.defineProperty(
    new Response(null, { status, headers: retryAfter ? { "Retry-After": retryAfter } : {} }),
    "type",
    { value: type },
  );
const inAMinute = () => new Date(Date.now() + 60_000).toUTCString();

test.each<[string, Response, seconds: number | undefined]>([
  ["seconds", answer(429, "45"), 45],
  ["a date", answer(503, inAMinute()), 60],
  ["more than ten minutes", answer(503, "3600"), 600],
  ["a header that cannot be read", answer(503, "soon"), 30],
  ["no header, on another origin", answer(429, undefined, "cors"), 30],
  ["another status, on another origin", answer(500, undefined, "cors"), undefined],
])("an answer with %s asks to wait", (_what, response, seconds) => {
  vi.useFakeTimers({ now: Math.floor(Date.now() / 1000) * 1000, toFake: ["Date"] });
  const asked = secondsToWait(response);
  expect(asked && Math.round(asked)).toBe(seconds);
});

const id = caseIdOf(900453);
const ownWords = { success: false, errorMessage: "Too many" };
const busy = () => Response.json(ownWords, { status: 503, headers: { "Retry-After": "20" } });

test("a case that the service asks to wait for is read when the time is over, and no other before", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { client, requests } = recordingClient([
    busy,
    ...[1, 2].map(() => () => Response.json(dispute)),
  ]);
  const reading = getCase(client, id);
  await nextChange(client.readPause.until, undefined);
  const another = getCase(client, id);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await reading).case.id).toBe(id);
  expect((await another).case.id).toBe(id);
  expect(requests).toHaveLength(3);
});

test("the wait ends with the reading", async () => {
  const { client, requests } = recordingClient([busy]);
  const leaving = new AbortController();
  const reading = getCase(client, id, leaving.signal);
  await nextChange(client.readPause.until, undefined);
  leaving.abort(new Error("left"));
  await expect(reading).rejects.toThrow("left");
  expect(requests).toHaveLength(1);
  client.readPause.end();
});
