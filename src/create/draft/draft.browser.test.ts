import { expect, test } from "vitest";
import { noProfile } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { fieldsOf } from "../fixtures/fields.ts";
import { enteredRow } from "../fixtures/row.ts";
import { isNonFile } from "../form/field-kinds.ts";
import { type CreateFormValues, emptyValues, fieldKey } from "../form/values.ts";
import type { Row } from "../rows/row.ts";
import { draftKey } from "./clear-draft.ts";
import { draftText, readDraft, writeDraft } from "./draft.ts";

const en = "en-GB";
const ru = "ru-RU";

const saveDraft = (
  link: string,
  values: CreateFormValues,
  rows: readonly Row[],
  tag: LanguageTag = en,
) => writeDraft(draftText(link, values, rows, [], tag, noProfile));

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
    enteredRow({ number: 3, rawArn: "1", values: { "Text f_B": { text: `Ref ${number}` } } }),
  ]);
  const stored = sessionStorage.getItem(draftKey) ?? "";
  expect(stored).toContain("it is 4111••••••••1111.");
  expect(stored).toContain("Ref 4111••••••••1111");
  expect(stored.replaceAll(/\D/g, "")).not.toContain(number);
});

test("keeps a row's number, the service's reason and what was left out, card numbers masked", () => {
  const namedCase = { kind: "named", id: caseIdOf(41), at: 5 } as const;
  saveDraft("", emptyValues(), [
    enteredRow({ number: 2, rawArn: "7400", refusal: "Not 4111111111111111", namedCase }),
    enteredRow({ number: 3, rawArn: "7401", card: "4111111111111111", isNotThisTime: true }),
  ]);
  expect(readDraft(en, noProfile)?.rows).toEqual([
    { number: 2, rawArn: "7400", isCardMissing: false, refusal: "Not 4111••••••••1111", namedCase },
    { number: 3, rawArn: "7401", isCardMissing: true, isNotThisTime: true },
  ]);
});

test.each([
  ["4276550012345675", "4276••••••••5675"],
  ["7400101630186", "7400•••••0186"],
  ["74001016301868581499775", "74001016301868581499775"],
])("the ARN %s is stored as %s", (rawArn, stored) => {
  saveDraft("", emptyValues(), [enteredRow({ number: 1, rawArn })]);
  expect(readDraft(en, noProfile)?.rows[0]?.rawArn).toBe(stored);
});

test.each<[text: string, currency: string, from: LanguageTag, to: LanguageTag, shown: string]>([
  ["10,000", "KWD", en, ru, "10\u00A0000,000"],
  ["10.5", "EUR", en, ru, "10,50"],
  ["10,000", "KWD", ru, en, "10.000"],
  ["12abc", "EUR", en, ru, "12abc"],
  // An amount with two readings is not accepted in any language, and is not the form's either.
  ["1,500", "RUB", ru, en, "1,500?"],
  ["1,50", "RUB", en, ru, "1,50?"],
])("the amount %s %s, typed in %s, means the same in %s: %s", (text, currency, from, to, shown) => {
  const inputs = { [fieldKey("f_A")]: { text, currency }, [fieldKey("f_B")]: { text } };
  const row = enteredRow({
    number: 1,
    rawArn: "7",
    values: { "Money f_A": { text, currency: "" } },
  });
  saveDraft("", { ...emptyValues(), inputs }, [row], from);
  expect(readDraft(to, noProfile)?.values.inputs).toMatchObject({
    [fieldKey("f_A")]: { text: shown, currency },
    [fieldKey("f_B")]: { text },
  });
  // An amount without a currency is read by the form's.
  expect(readDraft(to, noProfile)?.rows[0]?.values?.["Money f_A"]).toMatchObject({ currency: "" });
});

test("an amount is read by the only currency of its field", () => {
  const fields = fieldsOf({ type: "Money", code: "f_A", label: "A", currencies: ["KWD"] });
  const profile = { ...noProfile, caseTypes: { DP: [...fields] } };
  const amount = { text: "10.000", currency: "" };
  const values = { ...emptyValues(), bpCode: "DP", inputs: { [fieldKey("f_A")]: amount } } as const;
  const row = enteredRow({ number: 1, rawArn: "7", values: { "Money f_A": amount } });
  writeDraft(draftText("", values, [row], fields.filter(isNonFile), en, profile));
  expect(readDraft(en, profile)).toMatchObject({
    values: { inputs: { [fieldKey("f_A")]: amount } },
    rows: [{ values: { "Money f_A": amount } }],
  });
});

test.each([
  ["no JSON", "}", "]"],
  ["another shape", '"rows":[]', '"rows":{}'],
])("%s is no draft", (_what, part, other) => {
  saveDraft("", { ...emptyValues(), bpCode: "DP" }, []);
  const stored = sessionStorage.getItem(draftKey) ?? "";
  expect(readDraft(en, noProfile)).toBeDefined();
  expect(stored).toContain(part);
  sessionStorage.setItem(draftKey, stored.replace(part, other));
  expect(readDraft(en, noProfile)).toBeUndefined();
});
