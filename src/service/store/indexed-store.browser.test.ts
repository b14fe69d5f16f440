import { deleteDB } from "idb";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBpPath, getBpItemPath, tokenHeader } from "#wire/operations.ts";
import { at, freeArn, goodRequest } from "../fixtures/requests.ts";
import { createService, type Service } from "../service.ts";
import { openIndexedStore } from "./indexed-store.ts";

const database = "bp-engine-api-tabs";
let tabs: [Service, Service];

const openTab = async () =>
  createService(await openIndexedStore(database), { now: () => "2026-11-20T12:00:00" });

beforeEach(async () => {
  await deleteDB(database);
  tabs = await Promise.all([openTab(), openTab()]);
});
afterEach(() => deleteDB(database));

async function ask({ handle }: Service, path: string, body?: unknown): Promise<unknown> {
  const headers = { [tokenHeader]: "Bearer demo" };
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const request = new Request(new URL(path, location.origin), { method: "POST", headers, ...init });
  return (await handle(request)).json();
}

const create = (tab: Service, number: number) =>
  ask(tab, createBpPath, goodRequest("DP", [freeArn(number)]));

test("two tabs that create at once get cases of their own", async () => {
  const [one, two] = tabs;
  const answers = await Promise.all([one, two, one, two].map(create));
  const ids = answers.map((answer) => at(answer, "resultItems.0.bpItemId"));
  expect(new Set(ids)).toEqual(new Set([900464, 900465, 900466, 900467]));
  for (const [number, id] of ids.entries()) {
    const path = getBpItemPath(Number(id));
    const [seen, alsoSeen] = await Promise.all([ask(one, path), ask(two, path)]);
    expect(at(seen, "bpItem.startTrxProperty.0.arn")).toBe(freeArn(number));
    expect(alsoSeen).toEqual(seen);
  }
});

test("two tabs never have two open cases of one ARN", async () => {
  const [one, two] = tabs;
  const answers = await Promise.all([create(one, 0), create(two, 0)]);
  expect(answers.filter((answer) => at(answer, "success") === true)).toHaveLength(1);
});

test("a tab that opens later keeps what is there", async () => {
  await create(tabs[0], 0);
  const later = await openTab();
  expect(await ask(later, getBpItemPath(900464))).toMatchObject({ success: true });
  await later.reset();
  expect(await ask(tabs[0], getBpItemPath(900464))).toMatchObject({ success: false });
  expect(await ask(tabs[0], getBpItemPath(900453))).toMatchObject({ success: true });
});
