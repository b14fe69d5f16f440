import { afterEach, describe, expect, test, vi } from "vitest";
import type { CaseRow } from "./entries/case-row.ts";
import { readCaseIds } from "./open/case-ids.ts";
import { storageKey } from "./stored-ids.ts";
import { Worklist } from "./worklist.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const idsOf = (worklist: Worklist) => worklist.state().entries.map(({ id }) => Number(id));
const paste = (worklist: Worklist, text: string) => worklist.paste(readCaseIds(text));
const remove = (worklist: Worklist, text: string) => worklist.remove(readCaseIds(text).ids);

const first = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const rowOf = (code: string): CaseRow => ({
  code,
  caseType: "DP",
  stage: "",
  merchantOrCard: "",
  amount: undefined,
  currency: "",
  planned: undefined,
  dueAt: undefined,
  turn: { kind: "inProgress" },
  controlActions: [],
  isFinished: false,
  changes: undefined,
  readAt: 0,
});

/** A tab: the storage tells it what the other one has done, as a browser does. */
function openTab() {
  const worklist = new Worklist("");
  stops.push(worklist.followTabs());
  return worklist;
}
const tell = () => dispatchEvent(new StorageEvent("storage", { key: storageKey }));

test("nothing is kept unless the operator wants it; then the ids are, and nothing else", () => {
  const worklist = new Worklist("https://bank.example");
  paste(worklist, "1 2");
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(worklist.keep(true)).toBe(true);
  paste(worklist, "3");
  remove(worklist, "1");
  expect(localStorage.getItem(storageKey)).toBe('{"service":"https://bank.example","ids":[2,3]}');
  expect(idsOf(new Worklist("https://bank.example"))).toEqual([2, 3]);
  expect(idsOf(new Worklist("https://other.example"))).toEqual([]);
  worklist.keep(false);
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(idsOf(worklist)).toEqual([2, 3]);
});

test.each([
  "nonsense",
  "null",
  '{"service":"","ids":"1"}',
  '{"service":"","ids":{"length":3}}',
  `{"service":"","ids":[1.5,"2",-3,0,null,{},9007199254740992]}`,
])("what stands in the storage is not believed: %s", (text) => {
  localStorage.setItem(storageKey, text);
  expect(idsOf(new Worklist(""))).toEqual([]);
});

test("a case that stands in the storage twice is on the list once", () => {
  localStorage.setItem(storageKey, '{"service":"","ids":[5,6,5]}');
  expect(idsOf(new Worklist(""))).toEqual([5, 6]);
});

test("what is put back is kept again, and read where it was not there yet", () => {
  const worklist = new Worklist("");
  paste(worklist, "1 2");
  worklist.keep(true);
  const [read] = readCaseIds("1").ids;
  if (read) worklist.take(read, rowOf("DP-26-1"));
  remove(worklist, "1 2");
  expect(idsOf(new Worklist(""))).toEqual([]);
  worklist.putBack();
  expect(idsOf(new Worklist(""))).toEqual([1, 2]);
  const { entries } = worklist.state();
  expect(entries.map(({ id, status }) => `${id} ${status}`).toSorted()).toEqual([
    "1 done",
    "2 new",
  ]);
});

test("what was removed can be put back until the next message about the list, and never twice", () => {
  const worklist = new Worklist("");
  paste(worklist, "1 2 3");
  remove(worklist, "1");
  expect(worklist.state().message).toMatchObject({ kind: "removed", entries: [{ id: 1 }] });
  worklist.putBack();
  expect(idsOf(worklist)).toEqual([2, 3, 1]);
  worklist.putBack();
  expect(idsOf(worklist)).toEqual([2, 3, 1]);
  remove(worklist, "1");
  paste(worklist, "2");
  worklist.putBack();
  expect(idsOf(worklist)).toEqual([2, 3]);
});

test("what has ended comes last, after what has no action planned", () => {
  const worklist = new Worklist("");
  const [ended, idle] = readCaseIds("1 2").ids;
  if (!ended || !idle) throw new Error("no ids");
  worklist.take(ended, { ...rowOf("DP-26-1"), isFinished: true });
  worklist.take(idle, { ...rowOf("DP-26-2"), planned: "never" });
  expect(idsOf(worklist)).toEqual([2, 1]);
});

test("the list holds five hundred cases, from the storage too", () => {
  localStorage.setItem(storageKey, JSON.stringify({ service: "", ids: first(502) }));
  const worklist = new Worklist("");
  expect(idsOf(worklist)).toHaveLength(500);
  paste(worklist, "500 501 502");
  expect(worklist.state().message).toMatchObject({
    pasted: { added: [], known: [500], over: [501, 502] },
  });
  const [over] = readCaseIds("501").ids;
  if (over) worklist.take(over, rowOf("DP-26-501"));
  expect(idsOf(worklist)).toHaveLength(500);
});

test("a browser that keeps nothing says so, and the list goes on in memory", () => {
  for (const change of ["setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, change).mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
  }
  const worklist = new Worklist("");
  paste(worklist, "1 2");
  expect(worklist.keep(true)).toBe(false);
  expect(worklist.state().isKept).toBe(false);
  worklist.handOver();
  expect(worklist.keep(false)).toBe(true);
  expect(idsOf(worklist)).toEqual([1, 2]);
});

describe("two tabs", () => {
  test("neither loses what the other has added, even before it has heard of it", () => {
    const [one, other] = [openTab(), openTab()];
    paste(one, "1");
    one.keep(true);
    tell();
    paste(one, "2");
    paste(other, "3");
    tell();
    expect(idsOf(one)).toEqual([1, 2, 3]);
    expect(idsOf(other)).toEqual([1, 2, 3]);
    remove(other, "1");
    tell();
    expect(idsOf(one)).toEqual([2, 3]);
  });

  test("keeping a list loses nothing that the other tab keeps, even before it has heard of it", () => {
    const [one, other] = [openTab(), openTab()];
    paste(one, "1");
    one.keep(true);
    paste(other, "2");
    other.keep(true);
    tell();
    expect(idsOf(one)).toEqual([1, 2]);
    expect(idsOf(other)).toEqual([1, 2]);
  });

  test("what one has read stays when the other puts a case on the list, and is told of until it stops listening", () => {
    const [one, other] = [openTab(), openTab()];
    paste(one, "1");
    one.keep(true);
    tell();
    const [read] = readCaseIds("1").ids;
    if (read) one.take(read, rowOf("DP-26-1"));
    const changed = vi.fn<() => void>();
    const stop = one.store.subscribe(changed);
    paste(other, "2");
    tell();
    expect(one.state().entries.map(({ row }) => row?.code)).toEqual(["DP-26-1", undefined]);
    expect(changed).toHaveBeenCalled();
    stop();
    changed.mockClear();
    remove(one, "2");
    expect(changed).not.toHaveBeenCalled();
  });

  test("what one removes and the other puts on the list again is there once", () => {
    const [one, other] = [openTab(), openTab()];
    paste(one, "5 6");
    one.keep(true);
    tell();
    remove(one, "5 6");
    tell();
    paste(other, "5");
    tell();
    one.putBack();
    expect(idsOf(one)).toEqual([5, 6]);
    expect(one.state().message).toBeUndefined();
  });

  test("what one puts back has no room where the other has taken it", () => {
    localStorage.setItem(storageKey, JSON.stringify({ service: "", ids: first(500) }));
    const [one, other] = [openTab(), openTab()];
    remove(one, "1");
    tell();
    paste(other, "501");
    tell();
    one.putBack();
    expect(idsOf(one)).toHaveLength(500);
  });

  test("a tab learns that another has cleared everything", () => {
    const one = openTab();
    one.keep(true);
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(one.state().isKept).toBe(false);
  });

  test("keeping a list keeps what the other tab has too; not keeping it leaves both in memory", () => {
    const [one, other] = [openTab(), openTab()];
    paste(one, "1");
    paste(other, "2");
    one.keep(true);
    tell();
    tell();
    expect(other.state().isKept).toBe(true);
    expect(idsOf(one)).toEqual([1, 2]);
    other.keep(false);
    tell();
    expect(one.state().isKept).toBe(false);
    expect(idsOf(one)).toEqual([1, 2]);
    expect(localStorage.getItem(storageKey)).toBeNull();
  });
});

test("a list that is not kept comes back once when its page is loaded anew, a kept one by itself", () => {
  const worklist = new Worklist("");
  paste(worklist, "1 2");
  worklist.handOver();
  expect(idsOf(new Worklist(""))).toEqual([1, 2]);
  expect(idsOf(new Worklist(""))).toEqual([]);
  worklist.keep(true);
  worklist.handOver();
  expect(sessionStorage.length).toBe(0);
});

test("after signing out there is nothing but the ids that are kept", () => {
  const worklist = new Worklist("");
  paste(worklist, "1 x");
  worklist.forget();
  expect(worklist.state()).toMatchObject({ entries: [], message: undefined });
  paste(worklist, "1 2");
  worklist.keep(true);
  worklist.mark(readCaseIds("1").ids, "done", new Error("said something"));
  remove(worklist, "2");
  worklist.forget();
  expect(worklist.state()).toMatchObject({
    entries: [{ id: 1, status: "new", row: undefined, error: undefined }],
    message: undefined,
  });
});
