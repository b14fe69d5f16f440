import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { newSeenCases, storedKeys, storedSnapshots } from "#changes/fixtures/stored-snapshots.ts";
import type { SeenCases } from "#changes/seen-cases.ts";
import { RequestHistory } from "#create/send/request-history.ts";
import { caseOf } from "#model/fixtures/case-of.ts";
import { setUpApp } from "../fixtures/open-app.tsx";

const requestHistory = new RequestHistory();
const arn = "74001016301868581499775";

let seenCases: SeenCases;

beforeEach(() => {
  requestHistory.clear();
  seenCases = newSeenCases();
});
afterEach(() => requestHistory.clear());

const show = () => setUpApp(fetch, {}, seenCases).open(["/settings"]);

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("alertdialog", { name: "Requests you have sent" });
/** What a tab opened now would ask about. */
const doubtful = () => new RequestHistory().lastReadTransactions().byArn.has(arn);

/** A case is opened, so that what was seen of it is stored. */
async function openCase() {
  await seenCases.changesOf({ case: caseOf({}), retrievedAt: 1 });
  expect(await seenStored()).toHaveLength(2);
}

/** What is stored of the cases that were seen, and the key to it. */
const seenStored = async () => [
  ...(await storedKeys(seenCases)),
  ...(await storedSnapshots(seenCases)),
];

test("clearing deletes everything that was stored, and asks about requests of unknown outcome", async () => {
  sessionStorage.setItem("case-viewer.create.drafts", "{}");
  await openCase();
  requestHistory.add([arn], Date.now());
  requestHistory.add([arn, ""], Date.now());
  Object.assign(localStorage, {
    "case-viewer.worklist": '{"service":"","ids":[1]}',
    "case-viewer.language": "ru-RU",
  });
  await show();
  await page.getByRole("radio", { name: "Dark" }).click();
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  await page.getByRole("switch", { name: "Shortcuts without Ctrl" }).click();
  await button("Clear stored data").click();
  await expect.element(dialog()).toMatchTextContent("2 requests of the last 30 days");
  expect(doubtful()).toBe(true);
  await button("Keep them").click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(doubtful()).toBe(true);
  await button("Clear stored data").click();
  await button("Clear anyway").click();
  await expect.element(page.getByText("Cleared.")).toBeVisible();
  expect(doubtful()).toBe(false);
  await expect.element(page.getByRole("radio", { name: "Same as system" })).toBeChecked();
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
  // The last sign-out that this tab has followed, a time.
  expect(Object.keys(sessionStorage)).toEqual(["case-viewer.signed-out-here"]);
  expect(await seenStored()).toEqual([]);
  // Nothing is left to ask about.
  await button("Clear stored data").click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("switching off “Remember what I have seen” deletes what was stored", async () => {
  await openCase();
  await show();
  await page.getByRole("switch", { name: "Remember what I have seen" }).click();
  await expect.poll(seenStored).toEqual([]);
});
