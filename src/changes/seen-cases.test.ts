import { beforeEach, describe, expect, test, vi } from "vitest";
import { caseIdOf, caseOf } from "#model/fixtures/case-of.ts";
import dispute from "#wire/fixtures/dispute.json";
import { storedKeys, storedSnapshots } from "./fixtures/stored-snapshots.ts";
import { acknowledge, changeCountsOf, changesSinceSeen, noteListedCase } from "./seen-cases.ts";
import { forgetSeen, setRemembering } from "./seen-database.ts";
import { publishSignedOut, seenVersion } from "./seen-events.ts";

const { bpItem } = dispute;
const [opened, active, closed] = bpItem.stages;
const caseId = "900453";

/** A reading of a case now, or at another time. */
const read = (item: object, id = caseId, readAt = Date.now()) => {
  return { case: caseOf(item, id), service: "", readAt };
};

/** What the list says of the case. */
const counts = () => changeCountsOf("", caseIdOf(caseId));

const movedItem = {
  ...bpItem,
  stages: [opened, { ...active, autoActionDate: "2026-12-01T10:00:00" }, closed],
};
const moved = (readAt?: number) => read(movedItem, caseId, readAt);

const withFields = (...fields: object[]) => read({ ...bpItem, stages: [{ ...active, fields }] });

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

/** Another day: the memory of the page is gone, what is stored is not. */
const comeBack = publishSignedOut;

/** What is stored of a case with one field of this value, but for the time. */
async function fingerprints(value: string) {
  await acknowledge(withFields({ code: "f", value }));
  const [stored] = await storedSnapshots();
  return stored instanceof Object && "parts" in stored && stored.parts;
}

beforeEach(() => forgetSeen());

describe("a case is seen", () => {
  test("at a service when it is first read, and then only when its changes are acknowledged", async () => {
    expect(await changesSinceSeen(read(bpItem))).toEqual([]);
    const next = moved();
    for (const _ of [1, 2]) {
      expect(await changesSinceSeen(next)).toMatchObject([
        {
          kind: "deadline",
          before: { of: { autoAction: "2026-11-22T18:45:00" } },
          now: { of: { autoAction: "2026-12-01T10:00:00" } },
        },
      ]);
    }
    await acknowledge(next);
    expect(await changesSinceSeen(next)).toEqual([]);
    expect(await changesSinceSeen(read(bpItem))).toHaveLength(1);
    const other = { ...read(bpItem), service: "https://other.example" };
    expect(await changesSinceSeen(other)).toEqual([]);
  });

  test("on another day too, without the earlier values", async () => {
    await changesSinceSeen(read(bpItem));
    comeBack();
    expect(await changesSinceSeen(moved())).toMatchObject([
      { kind: "deadline", how: "changed", stage: { name: "Representment" }, before: undefined },
    ]);
    comeBack();
    expect(await changesSinceSeen(read({ ...bpItem, stages: [active, closed] }))).toMatchObject([
      { kind: "stage", how: "gone", stage: undefined, before: undefined },
    ]);
  });

  test("by a clock that was ahead, which hides no later change", async () => {
    await acknowledge(read(bpItem, caseId, Date.now() + 48 * 3_600_000));
    for (const wait of [() => {}, comeBack]) {
      wait();
      expect(await changesSinceSeen(moved())).toMatchObject([{ kind: "deadline" }]);
      await noteListedCase(moved());
      expect(counts()).toMatchObject({ total: 1 });
    }
  });

  test("in a newer reading than a late one, which has no changes", async () => {
    const now = Date.now();
    await acknowledge(moved(now));
    expect(await changesSinceSeen(read(bpItem, caseId, now - 1000))).toEqual([]);
    await noteListedCase(read(bpItem, caseId, now - 1000));
    expect(counts()).toMatchObject({ total: 0 });
  });
});

describe("what is stored in this browser", () => {
  test("is no value, name, code and id, made with a key that cannot be exported and is deleted with it", async () => {
    const card = { code: "f_Card", name: "Card", value: "4111111111111111" };
    const item = { ...bpItem, stages: [opened, { ...active, fields: [card] }] };
    await changesSinceSeen(read(item));
    const stored = JSON.stringify(await storedSnapshots());
    const words = JSON.stringify(item).match(/[^\s"\\:,{}[\]]{4,}/g) ?? [];
    const secrets = [...words, caseId].filter(
      (word) => !/^\d{4}$|^(?:true|null|amount|name|value)$/.test(word),
    );
    expect(secrets).toContain("f_Card");
    expect(secrets.filter((word) => stored.includes(word))).toEqual([]);
    expect(await storedSnapshots()).toHaveLength(1);
    // The control: the memory of the page does have the value.
    expect(JSON.stringify(await changesSinceSeen(read(bpItem)))).toContain("4111111111111111");
    expect(await storedKeys()).toMatchObject([{ key: { extractable: false } }]);
    await forgetSeen();
    expect([...(await storedKeys()), ...(await storedSnapshots())]).toEqual([]);
  });

  test("is the same for card numbers with one mask, and differs with another key", async () => {
    const one = await fingerprints("4111111111111111");
    expect(await fingerprints("4111110000001111")).not.toEqual(one);
    expect(await fingerprints("4111 1111 1111 1111")).toEqual(one);
    await forgetSeen();
    expect(await fingerprints("4111111111111111")).not.toEqual(one);
  });

  test("has nothing in common for two equal cases", async () => {
    for (const id of ids(2)) await acknowledge(read(bpItem, id));
    const stored = JSON.stringify(await storedSnapshots());
    const fingerprints = [...stored.matchAll(/"(?:name|path|value)":"([^"]+)"/g)].map(([, f]) => f);
    expect(fingerprints.length).toBeGreaterThan(40);
    expect(new Set(fingerprints).size).toBe(fingerprints.length);
  });

  test("is the last 300 cases", async () => {
    for (const [index, id] of ids(302).entries()) await changesSinceSeen(read({}, id, index));
    expect(await storedSnapshots()).toHaveLength(300);
    comeBack();
    expect(await changesSinceSeen(read({ amount: 1 }, "3"))).not.toEqual([]);
    expect(await changesSinceSeen(read({ amount: 1 }, "2"))).toEqual([]);
  });

  test("is not the case that was being read while the operator signed out", async () => {
    const reading = changesSinceSeen(read(bpItem));
    publishSignedOut();
    expect(await reading).toEqual([]);
    expect(await storedSnapshots()).toEqual([]);
  });

  test("is nothing where the browser gives no database: the page remembers, and forgets", async () => {
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    expect(await changesSinceSeen(read(bpItem))).toEqual([]);
    expect(await changesSinceSeen(moved())).toHaveLength(1);
    await expect(forgetSeen()).rejects.toThrow("");
    expect(await changesSinceSeen(moved())).toEqual([]);
  });

  test.each([
    ["the operator does not want it", () => setRemembering(false)],
    [
      "the address is not secure",
      () => vi.spyOn(globalThis, "isSecureContext", "get").mockReturnValue(false),
    ],
  ])("is nothing when %s: the page remembers", async (_why, begin) => {
    await begin();
    await changesSinceSeen(read(bpItem));
    expect(await changesSinceSeen(moved())).toHaveLength(1);
    expect([...(await storedKeys()), ...(await storedSnapshots())]).toEqual([]);
  });
});

describe("a row of the list", () => {
  test("counts the changes, acknowledges none, and counts again after an acknowledgement", async () => {
    expect(counts()).toBeUndefined();
    await noteListedCase(read(bpItem));
    expect(counts()).toEqual({ total: 0, kinds: [] });
    await changesSinceSeen(read(bpItem));
    const next = moved();
    await noteListedCase(next);
    for (const _ of [1, 2]) expect(counts()).toEqual({ total: 1, kinds: ["deadline"] });
    const version = seenVersion.get();
    await acknowledge(next);
    await expect.poll(() => seenVersion.get()).toBeGreaterThan(version);
    expect(counts()).toEqual({ total: 0, kinds: [] });
    await forgetSeen();
    expect(counts()).toBeUndefined();
  });

  test("has the changes that were found when the case was opened", async () => {
    await noteListedCase(read(bpItem));
    await changesSinceSeen(moved());
    expect(counts()).toEqual({ total: 1, kinds: ["deadline"] });
  });

  test("that was never opened is compared with its first reading, in the list and on the screen", async () => {
    await noteListedCase(read(bpItem));
    expect(await storedSnapshots()).toEqual([]);
    const next = moved(Date.now() + 1);
    vi.setSystemTime(Date.now() + 1000);
    await noteListedCase(next);
    expect(counts()).toMatchObject({ total: 1 });
    expect(await changesSinceSeen(next)).toMatchObject([
      { kind: "deadline", before: { of: { autoAction: "2026-11-22T18:45:00" } } },
    ]);
    comeBack();
    expect(await changesSinceSeen(next)).toMatchObject([{ kind: "deadline", before: undefined }]);
  });
});
