import { expect, onTestFinished, test, vi } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { ListedCases } from "./listed-cases.ts";
import { storageKey } from "./stored-list.ts";

const idsIn = (text: string) => text.split(" ").map(caseIdOf);
const idsOf = (list: ListedCases) => list.store.get().ids.map(Number);
const newIdsOf = (list: ListedCases) => [...list.store.get().newIds].map(Number);
const openedIdsOf = (list: ListedCases) => [...list.store.get().openedIds].map(Number);
const paste = (list: ListedCases, text: string) => list.paste({ ids: idsIn(text), others: [] });
const remove = (list: ListedCases, text: string) => list.removeWithUndo(idsIn(text));

/** A tab that listens to storage events. */
function openTab() {
  const list = new ListedCases("");
  onTestFinished(list.syncTabs());
  return list;
}
const tell = (key: string | null = storageKey) =>
  dispatchEvent(new StorageEvent("storage", { key }));

test("stores nothing unless the operator wants it, and then only the ids", () => {
  const list = new ListedCases("https://bank.example");
  paste(list, "1 2");
  expect(localStorage.getItem(storageKey)).toBeNull();
  list.setStored(true);
  paste(list, "3");
  remove(list, "1");
  expect(localStorage.getItem(storageKey)).toBe('{"service":"https://bank.example","ids":[2,3]}');
  expect(sessionStorage.getItem(storageKey)).toBeNull();
  expect(idsOf(new ListedCases("https://bank.example"))).toEqual([2, 3]);
  expect(idsOf(new ListedCases("https://other.example"))).toEqual([]);
  list.setStored(false);
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(idsOf(list)).toEqual([2, 3]);
});

test.each([
  "nonsense",
  "null",
  '{"service":"","ids":{"length":3}}',
  `{"service":"","ids":[1.5,"2",-3,0,null,{},9007199254740992]}`,
])("ignores stored values that are not ids: %s", (text) => {
  localStorage.setItem(storageKey, text);
  expect(idsOf(new ListedCases(""))).toEqual([]);
});

test("keeps over a reload which cases are new and which were opened, until the operator signs out", () => {
  const list = new ListedCases("");
  list.addCreated(idsIn("1 2 3"));
  list.addOpened(caseIdOf(1));
  expect(openedIdsOf(new ListedCases(""))).toEqual([1]);
  remove(list, "3");
  expect(newIdsOf(new ListedCases(""))).toEqual([2]);
  list.undoRemoval();
  expect(newIdsOf(new ListedCases(""))).toEqual([2, 3]);
  expect(newIdsOf(new ListedCases("https://other.example"))).toEqual([]);
  list.clearOnSignOut();
  expect([newIdsOf(new ListedCases("")), openedIdsOf(list)]).toEqual([[], []]);
});

test("restores removed cases once, unless they are on the list again", () => {
  const list = new ListedCases("");
  paste(list, "1 2 3");
  list.setStored(true);
  remove(list, "1 2");
  expect(idsOf(new ListedCases(""))).toEqual([3]);
  list.addOpened(caseIdOf(1));
  list.undoRemoval();
  list.undoRemoval();
  expect(idsOf(new ListedCases(""))).toEqual([3, 1, 2]);
});

test("has at most 500 cases, also from the storage, and names the others", () => {
  localStorage.setItem(
    storageKey,
    JSON.stringify({ service: "", ids: Array.from({ length: 503 }).map((_, index) => index) }),
  );
  const list = new ListedCases("");
  expect(idsOf(list)).toHaveLength(500);
  paste(list, "500 501 502 501");
  expect(list.store.get().message).toMatchObject({
    pasted: { added: [], known: [500, 501], overLimit: [501, 502] },
  });
  list.addCreated(idsIn("7 503"));
  expect(newIdsOf(list)).toEqual([]);
  list.addOpened(caseIdOf(501));
  expect(idsOf(list)).toHaveLength(500);
});

test("keeps the list in memory where the browser does not store a longer one", () => {
  const list = new ListedCases("");
  paste(list, "1 2");
  list.setStored(true);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  paste(list, "3");
  expect(list.store.get().isStored).toBe(false);
  expect(idsOf(list)).toEqual([1, 2, 3]);
  expect(localStorage.getItem(storageKey)).toBeNull();
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
  otherTab.setOrder(idsIn("4 3 2 1"));
  tell();
  // Each keeps its own order.
  expect(idsOf(tab)).toEqual([1, 2, 3, 4]);
  expect(idsOf(otherTab)).toEqual([4, 3, 2, 1]);
  expect(idsOf(new ListedCases(""))).toEqual([4, 3, 2, 1]);
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

test("restores a list that is not stored after each reload, in the order in which it was shown", () => {
  const list = new ListedCases("");
  paste(list, "1 2 3");
  list.setOrder(idsIn("3 1 2"));
  list.addOpened(caseIdOf(4));
  remove(list, "2");
  expect(localStorage.length).toBe(0);
  for (const reloaded of [new ListedCases(""), new ListedCases("")]) {
    expect(idsOf(reloaded)).toEqual([3, 1, 4]);
    expect(reloaded.store.get().isStored).toBe(false);
  }
  expect(idsOf(new ListedCases("https://other.example"))).toEqual([]);
  list.setStored(true);
  list.setStored(false);
  expect(idsOf(new ListedCases(""))).toEqual([3, 1, 4]);
});

test("a reload loses no case of a tab where another tab keeps its list meanwhile", () => {
  const tab = openTab();
  tab.addCreated(idsIn("1 2"));
  localStorage.setItem(storageKey, '{"service":"","ids":[3]}');
  const reloaded = openTab();
  expect([idsOf(reloaded), newIdsOf(reloaded)]).toEqual([
    [1, 2, 3],
    [1, 2],
  ]);
  expect(idsOf(new ListedCases(""))).toEqual([1, 2, 3]);
});

const begin = () => new ListedCases("", idsIn("1 2"));

test("begins with the first cases only in a tab that had no list", () => {
  begin().addOpened(caseIdOf(3));
  expect(idsOf(begin())).toEqual([1, 2, 3]);
  remove(begin(), "1 2 3");
  expect(idsOf(begin())).toEqual([]);
});

function viewOf(list: ListedCases) {
  const { sort, filters, text } = list.store.get();
  return { ...sort, filters, text };
}

test("keeps order, filter, text and what it showed over a reload, until something is pasted or the operator signs out", () => {
  const list = new ListedCases("");
  list.sortBy("amount");
  list.sortBy("amount");
  list.setView({ filters: ["overdue", "mine"] });
  list.setView({ text: "linden 4111111111111111" });
  list.setShown(idsIn("3 1 2"));
  expect(new ListedCases("").shown).toEqual([3, 1, 2]);
  expect(new ListedCases("https://other.example").shown).toEqual([]);
  const sorted = { column: "amount", isDescending: true };
  expect(viewOf(new ListedCases(""))).toEqual({
    ...sorted,
    filters: ["overdue", "mine"],
    text: "linden 4111••••••••1111",
  });
  expect(viewOf(new ListedCases("https://other.example"))).toMatchObject({
    column: "due",
    text: "",
  });
  paste(list, "1");
  expect(viewOf(new ListedCases(""))).toEqual({ ...sorted, filters: [], text: "" });
  list.clearOnSignOut();
  const first = { column: "due", isDescending: false, filters: [], text: "" };
  expect([list.shown, viewOf(list)]).toEqual([[], first]);
  expect(viewOf(new ListedCases(""))).toEqual(first);
  expect(sessionStorage.length).toBe(0);
});

test("deletes what is stored, and keeps the list on the screen", () => {
  const list = new ListedCases("");
  paste(list, "1 2");
  list.setStored(true);
  list.sortBy("case");
  list.setShown(idsIn("2 1"));
  list.deleteStored();
  list.setOrder(idsIn("2 1"));
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(idsOf(list)).toEqual([2, 1]);
});

test("removes everything but stored ids after signing out", () => {
  const list = new ListedCases("");
  paste(list, "1");
  list.clearOnSignOut();
  expect(list.store.get()).toMatchObject({ ids: [], message: undefined });
  paste(list, "1 2");
  list.addCreated(idsIn("3"));
  list.setStored(true);
  remove(list, "2");
  list.clearOnSignOut();
  expect(list.store.get()).toMatchObject({ ids: [1, 3], newIds: new Set(), message: undefined });
});
