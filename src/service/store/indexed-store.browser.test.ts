import { deleteDB } from "idb";
import { afterEach, beforeEach, expect, test } from "vitest";
import { at, callsOf, freeArn, goodRequest, newId } from "../fixtures/requests.ts";
import { createService } from "../service.ts";
import { openIndexedStore } from "./indexed-store.ts";

const database = "bp-engine-api-tabs";

async function openTab() {
  const store = await openIndexedStore(database);
  const service = await createService(store, { now: () => "2026-11-20T12:00:00" });
  const { read, create } = callsOf(service.handle);
  return { read, createOne: (number: number) => create(goodRequest("DP", [freeArn(number)])) };
}

let one: Awaited<ReturnType<typeof openTab>>;
let two: typeof one;

beforeEach(async () => {
  await deleteDB(database);
  [one, two] = await Promise.all([openTab(), openTab()]);
});
afterEach(() => deleteDB(database));

test("two tabs that create at once get cases of their own", async () => {
  const answers = await Promise.all(
    [one, two, one, two].map((tab, number) => tab.createOne(number)),
  );
  const ids = answers.map(newId);
  expect(new Set(ids)).toEqual(new Set([900464, 900465, 900466, 900467]));
  for (const [number, id] of ids.entries()) {
    const [seen, alsoSeen] = await Promise.all([one.read(id), two.read(id)]);
    expect(at(seen, "bpItem.startTrxProperty.0.arn")).toBe(freeArn(number));
    expect(alsoSeen).toEqual(seen);
  }
});
