import { expect, test } from "vitest";
import { openSession } from "#session/session.ts";
import { readSettings } from "#session/settings.ts";
import { draftsKey } from "../clear-drafts.ts";
import { enteredTransaction } from "../fixtures/transaction.ts";
import { emptyValues, fieldKey } from "../form/values.ts";
import { readDrafts, saveDraft } from "./drafts.ts";

test("stores no card number typed in the wrong place", () => {
  const number = "4111111111111111";
  const misplaced = {
    ...emptyValues(),
    typed: { [fieldKey("f_A")]: { text: `it is ${number}.` } },
    rows: [{ code: number, value: "4111-1111-1111-1111" }],
  };
  saveDraft(`field.f_A=${number}`, misplaced, [
    enteredTransaction({ number: 1, rawArn: "4111 1111 1111 1111" }),
    enteredTransaction({ number: 2, rawArn: `7400 ${number} 1227` }),
  ]);
  const stored = sessionStorage.getItem(draftsKey) ?? "";
  expect(stored).toContain("it is 4111••••••••1111.");
  expect(stored.replaceAll(/\D/g, "")).not.toContain(number);
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

test("what was saved before a sign-out in another tab is no draft", () => {
  saveDraft("", { ...emptyValues(), bpCode: "DP" }, []);
  openSession(readSettings({}).settings).signOut();
  expect(readDrafts()).toEqual([]);
});
