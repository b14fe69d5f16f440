import { expect, test } from "vitest";
import type { LanguageTag } from "#i18n/languages.ts";
import { clearDrafts, draftsKey } from "../clear-drafts.ts";
import { enteredRow } from "../fixtures/row.ts";
import { type CreateFormValues, emptyValues, fieldKey } from "../form/values.ts";
import type { Row } from "../rows/row.ts";
import { createDraftWriter, dropDraft, inLanguage, readDrafts } from "./drafts.ts";

/** Saves a draft as a form does that was just opened. */
const saveDraft = (
  link: string,
  values: CreateFormValues,
  rows: readonly Row[],
  tag: LanguageTag = "en-GB",
) => createDraftWriter(link)(values, rows, [], tag);

test("stores no card number typed in the wrong place", () => {
  const number = "4111111111111111";
  const misplaced = {
    ...emptyValues(),
    inputs: { [fieldKey("f_A")]: { text: `it is ${number}.` } },
    freeRows: [{ code: number, value: "4111-1111-1111-1111" }],
  };
  saveDraft(`field.f_A=${number}`, misplaced, [
    enteredRow({ number: 1, rawArn: "4111 1111 1111 1111" }),
    enteredRow({ number: 2, rawArn: `7400 ${number} 1227` }),
  ]);
  const stored = sessionStorage.getItem(draftsKey) ?? "";
  expect(stored).toContain("it is 4111••••••••1111.");
  expect(stored.replaceAll(/\D/g, "")).not.toContain(number);
});

test.each([
  ["4276550012345675", "4276••••••••5675"],
  ["4276 5500 1234 5675", "4276••••••••5675"],
  ["7400101630186", "7400•••••0186"],
  ["74001016301868581499775", "74001016301868581499775"],
  ["7400101 6301868581499775", "74001016301868581499775"],
  ["74001016301868581499776", "74001016301868581499776"],
  ["74001016301", "74001016301"],
])("the ARN %s is stored as %s", (rawArn, stored) => {
  saveDraft("", emptyValues(), [enteredRow({ number: 1, rawArn })]);
  expect(readDrafts()[0]?.transactions[0]?.arn).toBe(stored);
});

test.each([
  ["en-GB", "ru-RU", "10,000", "10\u00A0000,000"],
  ["ru-RU", "en-GB", "10,000", "10.000"],
  ["ru-RU", "ru-RU", "10,000", "10,000"],
  ["en-GB", "ru-RU", "12abc", "12abc"],
] as const)("an amount typed in %s means the same in %s: %s is %s", (from, to, text, shown) => {
  const typed = { [fieldKey("f_A")]: { text, currency: "KWD" }, [fieldKey("f_B")]: { text } };
  saveDraft("", { ...emptyValues(), inputs: typed }, [], from);
  const [draft] = readDrafts();
  expect(draft && inLanguage(draft, to).typed).toEqual({
    [fieldKey("f_A")]: { text: shown, currency: "KWD" },
    [fieldKey("f_B")]: { text },
  });
});

test.each([
  ["no JSON", "}", "]"],
  ["another version", '"version":2', '"version":1'],
  ["another shape", '"rows":[]', '"rows":{}'],
])("%s is no draft", (_what, part, other) => {
  saveDraft("", { ...emptyValues(), bpCode: "DP" }, []);
  const stored = sessionStorage.getItem(draftsKey) ?? "";
  expect(readDrafts()).toHaveLength(1);
  expect(stored).toContain(part);
  sessionStorage.setItem(draftsKey, stored.replace(part, other));
  expect(readDrafts()).toEqual([]);
});

const draftsByLink = () => new Map(readDrafts().map(({ link, ...draft }) => [link, draft]));

test("a form that goes on saving keeps the other drafts, also those that were removed and came since", () => {
  const save = createDraftWriter("a");
  const rows = [1, 2].map((number) => enteredRow({ number, rawArn: `7400${number}` }));
  saveDraft("b", { ...emptyValues(), bpCode: "FR" }, []);
  save(emptyValues(), rows, [], "en-GB");
  save({ ...emptyValues(), bpCode: "DP" }, rows.slice(1), ["Text f_A"], "en-GB");
  expect(draftsByLink().get("a")).toMatchObject({
    bpCode: "DP",
    columns: ["Text f_A"],
    transactions: [{ arn: "74002", hadCard: false }],
  });
  expect(draftsByLink().get("b")).toMatchObject({ bpCode: "FR" });
  dropDraft("b");
  save(emptyValues(), rows, [], "en-GB");
  expect([...draftsByLink().keys()]).toEqual(["a"]);
  saveDraft("c", emptyValues(), []);
  save(emptyValues(), rows, [], "en-GB");
  expect([...draftsByLink().keys()].toSorted()).toEqual(["a", "c"]);
  clearDrafts();
});
