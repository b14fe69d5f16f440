import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { caseIdOf, caseOf } from "#model/fixtures/case-of.ts";
import dispute from "#wire/fixtures/dispute.json";
import { newSeenCases, storedKeys, storedSnapshots } from "./fixtures/stored-snapshots.ts";
import { SeenCases } from "./seen-cases.ts";

const { bpItem } = dispute;
const [opened, active, closed] = bpItem.stages;
const caseId = "900453";

let seenCases: SeenCases;

/** A case as read now, or at another time. */
const read = (item: object, id = caseId, readAt = Date.now()) => {
  return { case: caseOf(item, id), retrievedAt: readAt };
};

/** What the list says of the case. */
const counts = () => seenCases.countsOf(caseIdOf(caseId));

const movedItem = {
  ...bpItem,
  stages: [opened, { ...active, autoActionDate: "2026-12-01T10:00:00" }, closed],
};
const moved = (readAt?: number) => read(movedItem, caseId, readAt);

const withFields = (...fields: object[]) => read({ ...bpItem, stages: [{ ...active, fields }] });

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

/** Another day: the memory of the page is gone, what is stored is not. */
function comeBack() {
  seenCases = new SeenCases("", seenCases.name);
}

/** What is stored of a case with one field of this value, but for the time. */
async function fingerprints(value: string) {
  await seenCases.acknowledge(withFields({ code: "f", value }));
  const [stored] = await storedSnapshots(seenCases);
  return stored instanceof Object && "parts" in stored && stored.parts;
}

beforeEach(() => {
  seenCases = newSeenCases();
});

test("a case is seen at a service when it is first read, and then only when its changes are acknowledged", async () => {
  expect(await seenCases.changesOf(read(bpItem))).toEqual([]);
  const next = moved();
  for (const _ of [1, 2]) {
    expect(await seenCases.changesOf(next)).toMatchObject([
      {
        kind: "deadline",
        before: { stage: { autoAction: "2026-11-22T18:45:00" } },
        now: { stage: { autoAction: "2026-12-01T10:00:00" } },
      },
    ]);
  }
  await seenCases.acknowledge(next);
  expect(await seenCases.changesOf(next)).toEqual([]);
  expect(await seenCases.changesOf(read(bpItem))).toHaveLength(1);
  const other = new SeenCases("https://other.example", seenCases.name);
  expect(await other.changesOf(read(bpItem))).toEqual([]);
});

test("a case is seen on another day too, without the earlier values", async () => {
  await seenCases.changesOf(read(bpItem));
  comeBack();
  expect(await seenCases.changesOf(moved())).toMatchObject([
    { kind: "deadline", type: "changed", stage: { name: "Representment" }, before: undefined },
  ]);
});

test("a case is seen in a newer reading than a late one, which has no changes", async () => {
  const now = Date.now();
  await seenCases.acknowledge(moved(now));
  expect(await seenCases.changesOf(read(bpItem, caseId, now - 1000))).toEqual([]);
  await seenCases.noteListed(read(bpItem, caseId, now - 1000));
  expect(counts()).toMatchObject({ total: 0 });
});

test("what is stored is no value, name, code and id, made with a key that cannot be exported and is deleted with it", async () => {
  const card = { code: "f_Card", name: "Card", value: "4111111111111111" };
  const item = { ...bpItem, stages: [opened, { ...active, fields: [card] }] };
  await seenCases.changesOf(read(item));
  const stored = JSON.stringify(await storedSnapshots(seenCases));
  const words = JSON.stringify(item).match(/[^\s"\\:,{}[\]]{4,}/g) ?? [];
  const secrets = [...words, caseId].filter(
    (word) => !/^\d{4}$|^(?:true|null|amount|name|value)$/.test(word),
  );
  expect(secrets).toContain("f_Card");
  expect(secrets.filter((word) => stored.includes(word))).toEqual([]);
  expect(await storedSnapshots(seenCases)).toHaveLength(1);
  // The control: the memory of the page does have the value.
  expect(JSON.stringify(await seenCases.changesOf(read(bpItem)))).toContain("4111111111111111");
  expect(await storedKeys(seenCases)).toMatchObject([{ key: { extractable: false } }]);
  await seenCases.forgetAll();
  expect([...(await storedKeys(seenCases)), ...(await storedSnapshots(seenCases))]).toEqual([]);
});

test("what is stored is the same for card numbers with one mask, and differs with another key", async () => {
  const one = await fingerprints("4111111111111111");
  expect(await fingerprints("4111110000001111")).not.toEqual(one);
  expect(await fingerprints("4111 1111 1111 1111")).toEqual(one);
  await seenCases.forgetAll();
  expect(await fingerprints("4111111111111111")).not.toEqual(one);
});

test("what is stored is the last 300 cases", async () => {
  for (const [index, id] of ids(302).entries()) await seenCases.changesOf(read({}, id, index));
  expect(await storedSnapshots(seenCases)).toHaveLength(300);
  comeBack();
  expect(await seenCases.changesOf(read({ amount: 1 }, "3"))).not.toEqual([]);
  expect(await seenCases.changesOf(read({ amount: 1 }, "2"))).toEqual([]);
});

test("what is stored is not the case that was being read while the operator signed out", async () => {
  const reading = seenCases.changesOf(read(bpItem));
  seenCases.clearOnSignOut();
  expect(await reading).toEqual([]);
  expect(await storedSnapshots(seenCases)).toEqual([]);
});

test("what is stored is nothing where the browser gives no database: the page remembers, and forgets", async () => {
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  expect(await seenCases.changesOf(read(bpItem))).toEqual([]);
  expect(await seenCases.changesOf(moved())).toHaveLength(1);
  await expect(seenCases.forgetAll()).rejects.toThrow("");
  expect(await seenCases.changesOf(moved())).toEqual([]);
});

test.each([
  ["the operator does not want it", () => seenCases.setRemembering(false)],
  [
    "the address is not secure",
    () => vi.spyOn(globalThis, "isSecureContext", "get").mockReturnValue(false),
  ],
])("what is stored is nothing when %s: the page remembers", async (_why, begin) => {
  await begin();
  await seenCases.changesOf(read(bpItem));
  expect(await seenCases.changesOf(moved())).toHaveLength(1);
  expect([...(await storedKeys(seenCases)), ...(await storedSnapshots(seenCases))]).toEqual([]);
});

test("a row of the list counts the changes that were found when the case was opened, until they are acknowledged", async () => {
  expect(counts()).toBeUndefined();
  await seenCases.noteListed(read(bpItem));
  expect(counts()).toEqual({ total: 0, kinds: [] });
  const next = moved();
  await seenCases.changesOf(next);
  for (const _ of [1, 2]) expect(counts()).toEqual({ total: 1, kinds: ["deadline"] });
  const count = seenCases.acknowledgements.get();
  await seenCases.acknowledge(next);
  expect(seenCases.acknowledgements.get()).toBeGreaterThan(count);
  expect(counts()).toEqual({ total: 0, kinds: [] });
  await seenCases.forgetAll();
  expect(counts()).toBeUndefined();
});

test("a row of the list that was never opened is compared with its first reading, in the list and on the screen", async () => {
  await seenCases.noteListed(read(bpItem));
  const next = moved(Date.now() + 1);
  vi.setSystemTime(Date.now() + 1000);
  // The list has not shown the values.
  for (const wait of [() => {}, comeBack]) {
    wait();
    await seenCases.noteListed(next);
    expect(counts()).toEqual({ total: 1, kinds: ["deadline"] });
    expect(await seenCases.changesOf(next)).toMatchObject([
      { kind: "deadline", before: undefined },
    ]);
  }
});

function openTab() {
  const tab = new SeenCases("", seenCases.name);
  onTestFinished(tab.syncTabs());
  return tab;
}

test("another tab has no changes once they are acknowledged in this one", async () => {
  const tab = openTab();
  await seenCases.changesOf(read(bpItem));
  const next = moved();
  expect(await tab.changesOf(next)).toHaveLength(1);
  await seenCases.acknowledge(next);
  await expect.poll(() => tab.countsOf(caseIdOf(caseId))?.total).toBe(0);
  expect(await tab.changesOf(next)).toEqual([]);
});

test("another tab forgets when everything is forgotten in this one", async () => {
  const tab = openTab();
  await tab.changesOf(read(bpItem));
  await seenCases.forgetAll();
  await expect.poll(() => tab.countsOf(caseIdOf(caseId))).toBeUndefined();
  expect(await tab.changesOf(moved())).toEqual([]);
});
