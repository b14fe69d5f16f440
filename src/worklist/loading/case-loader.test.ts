import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { caseQueries } from "#api/queries.ts";
import { openSession } from "#session/session.ts";
import { readSettings } from "#session/settings.ts";
import { caseIdOf } from "../fixtures/entries.ts";
import { caseWith, heldConnection, never } from "../fixtures/home-page.tsx";
import { readCaseIds } from "../open/case-ids.ts";
import { Worklist } from "../worklist.ts";
import { createCaseLoader } from "./case-loader.ts";

const idsOf = (text: string) => readCaseIds(text).ids;

async function openList(text: string) {
  const { settings } = readSettings({ auth: "proxy" });
  const { asked, connection } = heldConnection(openSession(settings));
  const api = { connection, settings };
  const queries = new QueryClient();
  const worklist = new Worklist("");
  const loader = createCaseLoader(queries, api, worklist, { ...settings, timeZone: "UTC" });
  worklist.paste(readCaseIds(text));
  loader.ask(idsOf(text));
  const ids = () => asked.map(({ id }) => id);
  const states = () =>
    worklist.state().entries.map(({ id, status, row }) => `${id} ${status} ${row?.code ?? ""}`);
  await expect.poll(() => asked.length).toBe(Math.min(4, idsOf(text).length));
  return { asked, api, queries, worklist, loader, ids, states };
}

test("keeps the row of a case whose refresh is cancelled", async () => {
  const { asked, loader, ids, states } = await openList("1 2");
  asked[0]?.answer(caseWith(1, never));
  await expect.poll(states).toContain("1 done DP-26-1");
  loader.ask(idsOf("1"));
  await expect.poll(ids).toEqual([1, 2, 1]);
  loader.stop("new");
  expect(states().toSorted()).toEqual(["1 done DP-26-1", "2 new "]);
});

test("does not show a case that was removed from the cache meanwhile, as by signing out", async () => {
  const { asked, api, queries, states, worklist } = await openList("1 2");
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    stop();
    queries.removeQueries({ queryKey: caseQueries.detail(api, caseIdOf(1)).queryKey, exact: true });
  });
  asked[0]?.answer(caseWith(1, never));
  await expect.poll(states).toContain("1 new ");
  await queries.cancelQueries({ queryKey: caseQueries.all });
  await expect.poll(states).toEqual(["1 new ", "2 new "]);
  expect(worklist.state().entries.map(({ error }) => error)).toEqual([undefined, undefined]);
});
