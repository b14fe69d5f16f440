import { expect, onTestFinished, test, vi } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { rowWith } from "./fixtures/entries.ts";
import { readCaseIds } from "./open/case-ids.ts";
import { storageKey } from "./stored-ids.ts";
import { Worklist } from "./worklist.ts";

const idsOf = (worklist: Worklist) => worklist.store.get().entries.map(({ id }) => Number(id));
const paste = (worklist: Worklist, text: string) => worklist.paste(readCaseIds(text));
const remove = (worklist: Worklist, text: string) => worklist.remove(readCaseIds(text).ids);

/** A tab that listens to storage events. */
function openTab() {
  const worklist = new Worklist("");
  onTestFinished(worklist.followTabs());
  return worklist;
}
const tell = (key: string | null = storageKey) =>
  dispatchEvent(new StorageEvent("storage", { key }));

test("stores nothing unless the operator wants it, and then only the ids", () => {
  const worklist = new Worklist("https://bank.example");
  paste(worklist, "1 2");
  expect(localStorage.getItem(storageKey)).toBeNull();
  worklist.setStored(true);
  paste(worklist, "3");
  remove(worklist, "1");
  expect(localStorage.getItem(storageKey)).toBe('{"service":"https://bank.example","ids":[2,3]}');
  expect(idsOf(new Worklist("https://bank.example"))).toEqual([2, 3]);
  expect(idsOf(new Worklist("https://other.example"))).toEqual([]);
  worklist.setStored(false);
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(idsOf(worklist)).toEqual([2, 3]);
});

test.each([
  "nonsense",
  "null",
  '{"service":"","ids":{"length":3}}',
  `{"service":"","ids":[1.5,"2",-3,0,null,{},9007199254740992]}`,
])("ignores stored values that are not ids: %s", (text) => {
  localStorage.setItem(storageKey, text);
  expect(idsOf(new Worklist(""))).toEqual([]);
});

test("restores removed cases once, stores them again, and loads those that were not loaded", () => {
  const worklist = new Worklist("");
  paste(worklist, "1 2 3");
  worklist.setStored(true);
  worklist.setRow(caseIdOf(1), rowWith());
  remove(worklist, "1 2");
  expect(idsOf(new Worklist(""))).toEqual([3]);
  worklist.undoRemoval();
  worklist.undoRemoval();
  expect(idsOf(new Worklist(""))).toEqual([3, 1, 2]);
  expect(worklist.store.get().entries.map(({ isDone }) => isDone)).toEqual([false, true, false]);
});

test("restores removed cases until the next message, unless they are on the list again", () => {
  const worklist = new Worklist("");
  paste(worklist, "1 2");
  remove(worklist, "1");
  worklist.setRow(caseIdOf(1), rowWith());
  worklist.undoRemoval();
  remove(worklist, "1");
  paste(worklist, "2");
  worklist.undoRemoval();
  expect(idsOf(worklist)).toEqual([2]);
});

test("has at most 500 cases, also from the storage", () => {
  localStorage.setItem(
    storageKey,
    JSON.stringify({ service: "", ids: Array.from({ length: 503 }).map((_, index) => index) }),
  );
  const worklist = new Worklist("");
  expect(idsOf(worklist)).toHaveLength(500);
  paste(worklist, "500 501 502 501");
  expect(worklist.store.get().message).toMatchObject({
    pasted: { added: [], known: [500, 501], overLimit: [501, 502] },
  });
  worklist.setRow(caseIdOf(501), rowWith());
  expect(idsOf(worklist)).toHaveLength(500);
});

test("keeps the list in memory where the browser stores nothing", () => {
  for (const change of ["setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, change).mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
  }
  const worklist = new Worklist("");
  paste(worklist, "1 2");
  worklist.setStored(true);
  expect(worklist.store.get()).toMatchObject({ isStored: false, isStoringRefused: true });
  worklist.saveForReload();
  worklist.setStored(false);
  expect(worklist.store.get()).toMatchObject({ isStored: false, isStoringRefused: false });
  expect(idsOf(worklist)).toEqual([1, 2]);
});

test("says so when a longer list no longer fits into the storage", () => {
  const worklist = new Worklist("");
  paste(worklist, "1 2");
  worklist.setStored(true);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  paste(worklist, "3");
  expect(worklist.store.get()).toMatchObject({ isStored: false, isStoringRefused: true });
  expect(idsOf(worklist)).toEqual([1, 2, 3]);
  expect(idsOf(new Worklist(""))).toEqual([]);
});

test("two tabs that store the list keep each other's cases, in memory once one stops storing", () => {
  const [tab, otherTab] = [openTab(), openTab()];
  paste(tab, "1");
  paste(otherTab, "2");
  tab.setStored(true);
  tell();
  expect(idsOf(otherTab)).toEqual([2]);
  otherTab.setStored(true);
  // Both add a case before they hear of each other.
  paste(tab, "3");
  paste(otherTab, "4");
  tell();
  expect(idsOf(tab)).toEqual([1, 2, 3, 4]);
  expect(idsOf(otherTab)).toEqual([1, 2, 3, 4]);
  remove(otherTab, "1");
  tell();
  expect(idsOf(tab)).toEqual([2, 3, 4]);
  otherTab.setStored(false);
  tell();
  expect(tab.store.get().isStored).toBe(false);
  expect(idsOf(tab)).toEqual([2, 3, 4]);
  expect(localStorage.getItem(storageKey)).toBeNull();
  // Another tab clears the browser's whole storage.
  tab.setStored(true);
  localStorage.clear();
  tell(null);
  expect(tab.store.get().isStored).toBe(false);
});

test("restores a list that is not stored after one reload", () => {
  const worklist = new Worklist("");
  paste(worklist, "1 2");
  worklist.saveForReload();
  expect(idsOf(new Worklist(""))).toEqual([1, 2]);
  expect(idsOf(new Worklist(""))).toEqual([]);
  worklist.setStored(true);
  worklist.saveForReload();
  expect(sessionStorage.length).toBe(0);
});

test("removes everything but stored ids after signing out", () => {
  const worklist = new Worklist("");
  paste(worklist, "1 x");
  worklist.clearOnSignOut();
  expect(worklist.store.get()).toMatchObject({ entries: [], message: undefined });
  paste(worklist, "1 2");
  worklist.setStored(true);
  worklist.setError(caseIdOf(1), new Error("no answer"));
  remove(worklist, "2");
  worklist.clearOnSignOut();
  expect(worklist.store.get()).toMatchObject({
    entries: [{ id: 1, isDone: false, row: undefined, error: undefined }],
    message: undefined,
  });
});
