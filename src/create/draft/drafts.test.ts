import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type Claim, emptyClaim, fieldKey, newTransaction } from "../claim.ts";
import { clearDrafts } from "../clear-drafts.ts";
import { createdArns } from "../created-arns.ts";
import { dropDraft, readDrafts, saveDraft } from "./drafts.ts";

const key = "case-viewer.create.drafts";
const readDraft = () => readDrafts()[0];
afterEach(() => sessionStorage.clear());

const claim: Claim = {
  ...emptyClaim(),
  bpCode: "FR",
  transactions: [newTransaction("74001016301868581499775"), newTransaction()],
  typed: { [fieldKey("f_A")]: { text: "12", currency: "RUB" }, [fieldKey("f_B")]: { text: "" } },
  rows: [{ code: "x", value: "y", isCopied: true }],
  files: { [fieldKey("f_Docs")]: [new File(["secret"], "secret.txt")] },
};

test("a draft comes back without files, with the cards that have to be typed again", () => {
  saveDraft({ id: "a", link: "bpCode=FR" }, claim, (name) => name === claim.transactions[1]?.card);
  const draft = readDraft();
  expect(draft).toMatchObject({
    link: "bpCode=FR",
    claim: {
      bpCode: "FR",
      transactions: [{ arn: "74001016301868581499775" }, { arn: "" }],
      typed: { [fieldKey("f_A")]: { text: "12", currency: "RUB" } },
      rows: [{ code: "x", value: "y", isCopied: true }],
      files: {},
    },
  });
  expect(draft?.goneCards).toEqual([draft?.claim.transactions[1]?.card]);
  expect(sessionStorage.getItem(key)).not.toContain("secret");
});

test("what a batch leaves, whose rows are not kept, comes back with a transaction to fill in", () => {
  saveDraft({ id: "a", link: "" }, { ...claim, transactions: [] }, () => false);
  expect(readDraft()?.claim.transactions).toMatchObject([{ arn: "" }]);
});

test("a card number typed in the wrong place is not kept", () => {
  const number = "4111111111111111";
  const misplaced = {
    ...claim,
    transactions: [newTransaction("4111 1111 1111 1111"), newTransaction(`7400 ${number} 1227`)],
    typed: { [fieldKey("f_A")]: { text: `it is ${number}.` } },
    rows: [{ code: number, value: "4111-1111-1111-1111", isCopied: false }],
  };
  saveDraft({ id: "a", link: `field.f_A=${number}` }, misplaced, () => false);
  const kept = sessionStorage.getItem(key) ?? "";
  expect(kept).toContain("it is 4111••••••••1111.");
  expect(kept.replaceAll(/\D/g, "")).not.toContain(number);
});

test.each([
  ["nothing", undefined],
  ["no JSON", "{"],
  [
    "another version",
    JSON.stringify({ version: 1, link: "", bpCode: "DP", transactions: [], typed: {}, rows: [] }),
  ],
  ["another shape", JSON.stringify({ version: 2, drafts: [{ id: "a", bpCode: "DP" }] })],
])("%s is no draft", (_what, stored) => {
  if (stored !== undefined) sessionStorage.setItem(key, stored);
  expect(readDraft()).toBeUndefined();
});

test("a dropped draft is gone, and no other", () => {
  saveDraft({ id: "a", link: "" }, claim, () => false);
  saveDraft({ id: "b", link: "bpCode=DP" }, { ...claim, bpCode: "DP" }, () => false);
  saveDraft({ id: "a", link: "" }, { ...claim, bpCode: "GF" }, () => false);
  expect(readDrafts().map(({ claim }) => claim.bpCode)).toEqual(
    expect.arrayContaining(["GF", "DP"]),
  );
  expect(readDrafts()).toHaveLength(2);
  dropDraft("a");
  expect(readDrafts()).toMatchObject([{ id: "b" }]);
});

test("signing out leaves neither a draft nor what was created before", () => {
  saveDraft({ id: "a", link: "" }, claim, () => false);
  createdArns.add(["74001016301868581499775"]);
  clearDrafts();
  expect(readDraft()).toBeUndefined();
  expect(createdArns.has("74001016301868581499775")).toBe(false);
});

test("a full storage costs the draft, not the work", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  onTestFinished(() => full.mockRestore());
  saveDraft({ id: "a", link: "" }, claim, () => false);
  expect(readDraft()).toBeUndefined();
});
