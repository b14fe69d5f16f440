import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { caseOf as read } from "#model/fixtures/case-of.ts";
import dispute from "#wire/fixtures/dispute.json";
import { forgetSeen } from "./forget-seen.ts";
import { type Glimpse, takeGlimpse, useTally } from "./glimpse.ts";
import { setRemembering } from "./kept-looks.ts";
import { acknowledge, glimpseOf, lookAt } from "./seen.ts";
import { seenVersion, tellForgotten } from "./seen-events.ts";

const { bpItem } = dispute;
const [opened, active, closed] = bpItem.stages;

const moved = (autoActionDate: string) =>
  read({ ...bpItem, stages: [opened, { ...active, autoActionDate }, closed] });

/** A case of so many fields, one of which holds `value`. */
const large = (count: number, value: string) =>
  read({
    ...bpItem,
    stages: Array.from({ length: 10 }, (_, at) => ({
      ...active,
      id: at,
      stageId: at,
      name: `S${at}`,
      fields: Array.from({ length: count / 10 }, (__, nth) => ({
        baseTypeCode: "String",
        code: `f${nth}`,
        value: at === 3 && nth === 5 ? value : "as ever",
      })),
    })),
  });

const entries = () =>
  Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ""] as const);
const withValue = (value: string) =>
  read({ ...bpItem, stages: [{ ...active, fields: [{ code: "f", value }] }] });

const kept = () => JSON.stringify(entries());
const keptCases = () =>
  Object.keys(localStorage).filter((key) => key.startsWith("case-viewer.seen."));
/** What is kept of a case with one field of this value, but for the time and the salt. */
function digests(value: string): string {
  acknowledge(withValue(value));
  const texts = keptCases().map((key) => localStorage.getItem(key) ?? "");
  return texts.join().replaceAll(/"at":\d+/g, "");
}
/** The browser allows nothing to be kept, until the mock is restored. */
const blockStorage = () =>
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
/** Another day: this page's memory is gone, what is kept on the computer is not. */
const comeBack = tellForgotten;

beforeEach(() => {
  localStorage.clear();
  forgetSeen();
});

describe("a case is seen", () => {
  test("when it is first looked at, and then only when its changes are acknowledged", () => {
    expect(lookAt(read(bpItem))).toEqual([]);
    const next = moved("2026-12-01T10:00:00");
    for (const _ of [1, 2]) {
      expect(lookAt(next)).toMatchObject([
        {
          kind: "deadline",
          before: { of: { autoAction: "2026-11-22T18:45:00" } },
          now: { of: { autoAction: "2026-12-01T10:00:00" } },
        },
      ]);
    }
    acknowledge(next);
    expect(lookAt(next)).toEqual([]);
    expect(lookAt(read(bpItem))).toHaveLength(1);
  });

  test("on another day too: what is new since, but no longer what it was", () => {
    lookAt(read(bpItem));
    comeBack();
    expect(lookAt(moved("2026-12-01T10:00:00"))).toMatchObject([
      { kind: "deadline", how: "changed", stage: { name: "Representment" }, before: undefined },
    ]);
    comeBack();
    expect(lookAt(read({ ...bpItem, stages: [active, closed] }))).toMatchObject([
      { kind: "stage", how: "gone", stage: undefined, before: undefined },
    ]);
    const fields = active?.fields.slice(0, 4);
    comeBack();
    expect(
      lookAt(read({ ...bpItem, stages: [opened, { ...active, fields }, closed] })),
    ).toMatchObject([
      { kind: "field", how: "gone", stage: { name: "Representment" } },
      { kind: "document", how: "gone", stage: { name: "Representment" } },
      { kind: "field", how: "gone", stage: { name: "Representment" } },
    ]);
  });

  test("by a clock that was ahead, and that hides nothing once it is right", () => {
    const ahead = Date.now() + 48 * 3_600_000;
    acknowledge(read(bpItem), ahead);
    for (const wait of [() => {}, comeBack]) {
      wait();
      expect(lookAt(moved("2026-12-01T10:00:00"))).toMatchObject([{ kind: "deadline" }]);
      expect(glimpseOf(moved("2026-12-01T10:00:00")).changes()).toHaveLength(1);
    }
  });

  test("by a newer reading than one that comes late, which tells nothing", () => {
    const now = Date.now();
    acknowledge(moved("2026-12-01T10:00:00"), now);
    expect(lookAt(read(bpItem), now - 1000)).toEqual([]);
    expect(glimpseOf(read(bpItem), now - 1000).changes()).toEqual([]);
  });

  test("and of the last fifty it is told what they were", () => {
    const ids = Array.from({ length: 51 }, (_, at) => String(at + 1));
    for (const id of ids) lookAt(read({ ...bpItem, code: "as before" }, id));
    const [first, last] = ["1", "51"].map((id) => lookAt(read({ ...bpItem, code: "anew" }, id)));
    expect(first).toMatchObject([{ kind: "fact", before: undefined }]);
    expect(last).toMatchObject([{ kind: "fact", before: { text: "as before" } }]);
  });

  test("and the last of fifty is the one that was acknowledged last, for the second time too", () => {
    acknowledge(read(bpItem));
    for (let id = 1; id < 50; id += 1) acknowledge(read(bpItem, String(id)));
    acknowledge(read(bpItem));
    acknowledge(read(bpItem, "50"));
    expect(lookAt(moved("2026-12-01T10:00:00"))).toMatchObject([{ before: { kind: "deadline" } }]);
  });

  test("on another day, and told with the old value again once nothing had changed", () => {
    lookAt(read(bpItem));
    comeBack();
    expect(lookAt(read(bpItem))).toEqual([]);
    expect(lookAt(moved("2026-12-01T10:00:00"))).toMatchObject([
      { before: { of: { autoAction: "2026-11-22T18:45:00" } } },
    ]);
  });

  test("in all tabs when it is acknowledged in one", () => {
    lookAt(read(bpItem));
    const before = entries();
    const next = moved("2026-12-01T10:00:00");
    // What another tab keeps comes from a page with a memory of its own.
    vi.setSystemTime(Date.now() + 1000);
    acknowledge(next);
    const after = entries();
    comeBack();
    for (const [key, value] of before) localStorage.setItem(key, value);
    expect(lookAt(read(bpItem))).toEqual([]);
    expect(lookAt(next)).toHaveLength(1);
    for (const [key, value] of after) localStorage.setItem(key, value);
    expect(lookAt(next)).toEqual([]);
    vi.useRealTimers();
  });
});

describe("what is kept on this computer", () => {
  test("is no value, no name, no code and no id", () => {
    const item = {
      ...bpItem,
      stages: [
        opened,
        { ...active, fields: [{ code: "f_Card", name: "Card", value: "4111111111111111" }] },
      ],
    };
    lookAt(read(item));
    const words = JSON.stringify(item).match(/[^\s"\\:,{}[\]]{4,}/g) ?? [];
    const told = words.filter((word) => !/^\d{4}$|^(?:true|null|part)$/.test(word));
    expect(told).toContain("f_Card");
    expect(told.filter((word) => kept().includes(word))).toEqual([]);
    expect(keptCases()).toHaveLength(1);
    // The control: what the page holds for the session does have the value.
    const [change] = lookAt(read(bpItem));
    expect(JSON.stringify(lookAt(read(bpItem)))).toContain("4111111111111111");
    expect(change).toBeDefined();
  });

  test("is one digest for card numbers of one mask, and another on another computer", () => {
    const one = digests("4111111111111111");
    expect(digests("4111110000001111")).not.toEqual(one);
    expect(digests("4111 1111 1111 1111")).toEqual(one);
    forgetSeen();
    expect(digests("4111111111111111")).not.toEqual(one);
  });

  test("of two cases that are alike has nothing in common", () => {
    const parts = ["1", "2"].map((id) => {
      acknowledge(read(bpItem, id));
      return [...kept().matchAll(/[salcifdtmnb](?:[\w-]{6}|\.)([\w-]{12})(?=\\")/g)].map(
        ([, of]) => of,
      );
    });
    const [one = [], both = []] = parts;
    expect(one.length).toBeGreaterThan(10);
    expect(new Set(both).size).toBe(2 * one.length);
  });

  test("has a salt of this computer, whatever stood in its place", () => {
    localStorage.setItem("case-viewer.seen-salt", "0");
    lookAt(read(bpItem));
    expect(localStorage.getItem("case-viewer.seen-salt")).toMatch(/^[\da-f]{32}$/);
  });

  test("is small for a case of 20,000 fields, which tells its stage and no more", () => {
    const before = lookAt(large(20_000, "a"));
    expect(before).toEqual([]);
    expect(kept().length).toBeLessThan(10_000);
    expect(lookAt(large(20_000, "b"))).toMatchObject([{ now: { field: { code: "f5" } } }]);
    comeBack();
    expect(lookAt(large(20_000, "b"))).toMatchObject([
      { kind: "field", how: "changed", stage: { name: "S3" }, now: undefined },
    ]);
    comeBack();
    expect(glimpseOf(large(100, "b")).changes()).toMatchObject([{ kind: "case", how: "changed" }]);
    expect(lookAt(large(100, "b"))).toEqual([
      { kind: "case", how: "changed", stage: undefined, before: undefined, now: undefined },
    ]);
  });

  test("tells of a large case that its documents are others, and not that all of them are new", () => {
    const fields = Array.from({ length: 400 }, (_, at) => ({ code: `f${at}`, value: "as ever" }));
    const withDocuments = (...documentsInfo: object[]) =>
      read({
        ...bpItem,
        stages: [{ ...active, fields: [...fields, { code: "g", documentsInfo }] }],
      });
    lookAt(withDocuments());
    comeBack();
    expect(lookAt(withDocuments({ id: "d-1", name: "letter.txt" }))).toMatchObject([
      { kind: "document", how: "changed" },
    ]);
  });

  test("is the last 300 cases, and takes nothing else along when it goes", () => {
    localStorage.setItem("case-viewer.theme", "dark");
    let now = 1_800_000_000_000;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 1));
    lookAt(read(bpItem, "1"));
    const [first = ""] = keptCases();
    for (let id = 2; id <= 302; id += 1) lookAt(read({}, String(id)));
    clock.mockRestore();
    expect(keptCases()).toHaveLength(300);
    expect(localStorage.getItem(first)).toBeNull();
    forgetSeen();
    expect(Object.keys(localStorage)).toEqual(["case-viewer.theme"]);
  });

  test.each([
    "",
    "{",
    "null",
    '{"at":1,"grain":"part","parts":["x"]}',
    '{"at":1,"grain":"all","parts":[]}',
  ])("is ignored when it is %j", (nonsense) => {
    lookAt(read(bpItem));
    const [key = ""] = keptCases();
    localStorage.setItem(key, nonsense);
    comeBack();
    expect(lookAt(moved("2026-12-01T10:00:00"))).toEqual([]);
  });

  test("is nothing when the storage is full: then the page remembers", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(lookAt(read(bpItem))).toEqual([]);
    expect(lookAt(moved("2026-12-01T10:00:00"))).toHaveLength(1);
    full.mockRestore();
    expect(keptCases()).toEqual([]);
  });

  test("is nothing where the browser allows nothing: the page remembers, and forgets", async () => {
    const blocked = blockStorage();
    expect(lookAt(read(bpItem))).toEqual([]);
    const glimpse = await takeGlimpse(read(bpItem), Date.now());
    expect(glimpse.changes()).toEqual([]);
    setRemembering(false);
    setRemembering(true);
    expect(lookAt(moved("2026-12-01T10:00:00"))).toHaveLength(1);
    forgetSeen();
    expect(lookAt(moved("2026-12-01T10:00:00"))).toEqual([]);
    blocked.mockRestore();
  });

  test("is nothing when the operator does not want it", () => {
    setRemembering(false);
    lookAt(read(bpItem));
    expect(Object.keys(localStorage)).toEqual(["case-viewer.seen-off"]);
    expect(lookAt(moved("2026-12-01T10:00:00"))).toHaveLength(1);
    setRemembering(true);
    forgetSeen();
    lookAt(read(bpItem));
    expect(keptCases()).toHaveLength(1);
  });
});

describe("a glimpse", () => {
  test("tells how many changes there are, and acknowledges none", async () => {
    const first = await takeGlimpse(read(bpItem), Date.now());
    expect(first.changes()).toEqual([]);
    lookAt(read(bpItem));
    expect(first.changes()).toEqual([]);
    const next = glimpseOf(moved("2026-12-01T10:00:00"));
    for (const _ of [1, 2]) expect(next.changes()).toEqual([{ how: "changed", kind: "deadline" }]);
    comeBack();
    expect(next.changes()).toHaveLength(1);
  });

  test("of a case never opened is what its next reading, and opening it, are compared with", () => {
    glimpseOf(read(bpItem));
    expect(keptCases()).toEqual([]);
    vi.setSystemTime(Date.now() + 1000);
    const next = moved("2026-12-01T10:00:00");
    expect(glimpseOf(next).changes()).toEqual([{ how: "changed", kind: "deadline" }]);
    expect(lookAt(next)).toMatchObject([
      { kind: "deadline", before: { of: { autoAction: "2026-11-22T18:45:00" } } },
    ]);
    expect(keptCases()).toHaveLength(1);
    comeBack();
    expect(lookAt(next)).toMatchObject([{ kind: "deadline", before: undefined }]);
    acknowledge(next);
    expect(glimpseOf(next).changes()).toEqual([]);
    vi.useRealTimers();
  });

  test("counts from when the case was read, also where it came after the next reading", async () => {
    const readAt = Date.now();
    vi.setSystemTime(readAt + 2000);
    await takeGlimpse(read(bpItem), readAt);
    expect(lookAt(moved("2026-12-01T10:00:00"), readAt + 1000)).toMatchObject([
      { kind: "deadline" },
    ]);
    vi.useRealTimers();
  });

  test("is what sixty cases are compared with, and counts no longer when all was forgotten", () => {
    const ids = Array.from({ length: 60 }, (_, at) => String(at + 1));
    for (const id of ids) glimpseOf(read({ ...bpItem, code: "as before" }, id));
    const again = ids.map((id) => read({ ...bpItem, code: "anew" }, id));
    vi.setSystemTime(Date.now() + 1000);
    expect(again.map((one) => glimpseOf(one).changes()?.length)).toEqual(ids.map(() => 1));
    expect(again.map((one) => lookAt(one).length)).toEqual(ids.map(() => 1));
    forgetSeen();
    expect(again.map((one) => glimpseOf(one).changes())).toEqual(ids.map(() => []));
    vi.useRealTimers();
  });

  test("of the last of many is compared with, with its values once it was opened, where nothing can be kept", () => {
    const blocked = blockStorage();
    const fifty = Array.from({ length: 50 }, (_, at) => read(bpItem, String(at + 1)));
    for (const one of fifty) glimpseOf(one);
    glimpseOf(read(bpItem));
    expect(lookAt(read(bpItem))).toEqual([]);
    const next = moved("2026-12-01T10:00:00");
    expect(lookAt(next)).toMatchObject([{ before: { kind: "deadline" } }]);
    // Once it was acknowledged the first glimpse counts no more, also when others took its place.
    acknowledge(next);
    for (const one of fifty) acknowledge(one);
    expect(lookAt(next)).toEqual([]);
    blocked.mockRestore();
  });

  test("takes the values of no case that was opened away, however many there are", () => {
    lookAt(read(bpItem));
    for (let id = 1; id <= 60; id += 1) glimpseOf(read(bpItem, String(id)));
    expect(lookAt(moved("2026-12-01T10:00:00"))).toMatchObject([{ before: { kind: "deadline" } }]);
  });

  test("is compared with what another tab has acknowledged since the first one", () => {
    const next = moved("2026-12-01T10:00:00");
    acknowledge(next);
    const ofOther = entries();
    comeBack();
    for (const key of keptCases()) localStorage.removeItem(key);
    expect(glimpseOf(read(bpItem)).changes()).toEqual([]);
    expect(glimpseOf(next).changes()).toHaveLength(1);
    for (const [key, value] of ofOther) localStorage.setItem(key, value);
    expect(glimpseOf(next).changes()).toEqual([]);
  });

  test("counts no longer when another tab has forgotten everything, of few cases and of many", () => {
    const ids = Array.from({ length: 51 }, (_, at) => String(at + 1));
    for (const id of ids) glimpseOf(read({ ...bpItem, code: "as before" }, id));
    localStorage.clear();
    for (const id of ids) expect(lookAt(read({ ...bpItem, code: "anew" }, id))).toEqual([]);
  });

  test("of a case never opened is forgotten with all the others", () => {
    glimpseOf(read(bpItem));
    comeBack();
    expect(lookAt(moved("2026-12-01T10:00:00"))).toEqual([]);
  });

  test("of a case that is opened unchanged counts as its first look on another day", () => {
    glimpseOf(read(bpItem));
    lookAt(read(bpItem));
    comeBack();
    expect(lookAt(moved("2026-12-01T10:00:00"))).toHaveLength(1);
  });

  test("is told again when the changes are acknowledged in another tab", async () => {
    lookAt(read(bpItem));
    const before = entries();
    const next = moved("2026-12-01T10:00:00");
    // What another tab keeps comes from a page with a memory of its own.
    vi.setSystemTime(Date.now() + 1000);
    acknowledge(next);
    const after = entries();
    comeBack();
    for (const [key, value] of before) localStorage.setItem(key, value);
    const screen = await render(<Tally glimpse={glimpseOf(next)} />);
    await expect.element(screen.getByText("1 changed")).toBeVisible();
    for (const [key, value] of after) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent("storage", { key: keptCases()[0] ?? "" }));
    await expect.element(screen.getByText("0 changed")).toBeVisible();
    vi.useRealTimers();
    // What else another tab keeps makes no list of hundreds count anew.
    const version = seenVersion();
    dispatchEvent(new StorageEvent("storage", { key: "something else" }));
    expect(seenVersion()).toBe(version);
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));
    await expect.element(screen.getByText("never seen")).toBeVisible();
  });

  test("is told again when the changes are acknowledged", async () => {
    lookAt(read(bpItem));
    const next = moved("2026-12-01T10:00:00");
    const glimpse = glimpseOf(next);
    const screen = await render(<Tally glimpse={glimpse} />);
    await expect.element(screen.getByText("1 changed")).toBeVisible();
    acknowledge(next);
    await expect.element(screen.getByText("0 changed")).toBeVisible();
    forgetSeen();
    await expect.element(screen.getByText("never seen")).toBeVisible();
    acknowledge(read(bpItem));
    expect(glimpse.changes()).toBeUndefined();
  });
});

function Tally({ glimpse }: { readonly glimpse: Glimpse }) {
  const tally = useTally(glimpse);
  return <p>{tally ? `${tally.length} changed` : "never seen"}</p>;
}
