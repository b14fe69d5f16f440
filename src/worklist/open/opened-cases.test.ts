import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { caseQueries } from "#api/queries.ts";
import { openSession } from "#session/session.ts";
import { readSettings } from "#session/settings.ts";
import { caseIdOf } from "../fixtures/entries.ts";
import { caseWith, heldConnection, never } from "../fixtures/home-page.tsx";
import { Worklist } from "../worklist.ts";
import { followOpenedCases } from "./opened-cases.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

function showScreens() {
  const { settings } = readSettings({ auth: "proxy" });
  const { asked, connection } = heldConnection(openSession(settings));
  const api = { connection, settings };
  const queries = new QueryClient();
  const worklist = new Worklist("");
  stops.push(followOpenedCases(queries, worklist, api, { ...settings, timeZone: "UTC" }));
  /** A screen shows a case, which the service sends. */
  async function open(number: number) {
    const screen = new QueryObserver(queries, caseQueries.detail(api, caseIdOf(number)));
    const close = screen.subscribe(() => undefined);
    stops.push(close);
    await expect.poll(() => asked.at(-1)?.id).toBe(number);
    asked.at(-1)?.answer(caseWith(number, never));
    await expect.poll(() => screen.getCurrentResult().isSuccess).toBe(true);
    return close;
  }
  const codes = () => worklist.state().entries.map(({ row }) => row?.code);
  return { queries, worklist, open, codes };
}

test("does not list a case that was removed from the cache before its row was made", async () => {
  const idle: IdleRequestCallback[] = [];
  vi.spyOn(globalThis, "requestIdleCallback").mockImplementation((act) => idle.push(act));
  const runIdle = () => {
    for (const act of idle.splice(0)) act({ didTimeout: false, timeRemaining: () => 50 });
  };
  const { queries, open, codes } = showScreens();
  await open(1);
  runIdle();
  queries.clear();
  await open(2);
  runIdle();
  await expect.poll(codes).toEqual(["DP-26-2"]);
});
