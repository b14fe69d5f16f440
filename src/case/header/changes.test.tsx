import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { caseAnswer, renderCase } from "../fixtures/render-case.tsx";

const [, activeStage, nextStage] = dispute.bpItem.stages;
const letter = { id: "d-2", name: "letter.txt", creator: "petrova", creationDate: "" };

const stagesAnswer = (...stages: readonly unknown[]) => caseAnswer({ stages });

/** The active stage with other values for some keys of one of its fields. */
const withField = (code: string, change: object, more: object = {}) => ({
  ...activeStage,
  ...more,
  fields: activeStage?.fields.map((field) =>
    field.code === code ? { ...field, ...change } : field,
  ),
});

const explained = (value: string, more: object = {}) =>
  stagesAnswer(withField("f_Explanation", { value }, more));

const before = caseAnswer();
const after = stagesAnswer(
  withField(
    "f_Explanation",
    { value: "Card 4111111111111111", documentsInfo: [letter] },
    { autoActionDate: "2026-12-03T10:00:00" },
  ),
  { stageId: 44, id: 7004, name: "Ruling", isNextStage: true },
  nextStage,
);

const notice = page.getByRole("region", { name: "What has changed" });
const sentences = notice.getByRole("listitem");
const refresh = page.getByRole("button", { name: "Refresh" });
const showChanges = notice.getByRole("button", { name: "since last time" });
const markAsSeen = page.getByRole("button", { name: "Mark as seen" });
const stage = (name: string) =>
  page.getByRole("list", { name: "Stages" }).getByRole("listitem").filter({ hasText: name });

test("each change is a sentence, marked in its place, and announced, until it is marked as seen", async () => {
  const { requested } = await renderCase({ answers: [before, after] });
  await refresh.click();
  await expect.element(notice.getByRole("heading")).toMatchTextContent("6 changes since last time");
  await expect
    .element(page.getByRole("status").filter({ hasText: "6 changes" }))
    .toBeInTheDocument();
  expect(sentences.query()).toBeNull();
  await expect.element(showChanges).toHaveAttribute("aria-expanded", "false");
  await showChanges.click();
  const texts = sentences
    .elements()
    .map(({ textContent }) => textContent.replaceAll(/[\u2068\u2069]/g, ""));
  expect(texts).toEqual([
    "Deadline moved: 22 Nov → 3 Dec",
    "Explanation: First line. Second line. → Card 4111••••••••1111",
    "Explanation: file added (letter.txt)",
    "New: stage “Ruling”",
    "No longer there: stage “Dispute opened”",
    "Explanation: file removed (receipt.pdf)",
  ]);
  await expect.element(stage("Ruling").getByText("New", { exact: true })).toBeVisible();
  await expect.element(stage("Representment").getByText("Changed")).toBeVisible();
  expect(sentences.filter({ hasText: "Dispute opened" }).getByRole("link").query()).toBeNull();
  expect(stage("Closed").getByText("Changed").query()).toBeNull();
  await expect
    .element(page.getByRole("definition").filter({ hasText: "Changed" }))
    .toMatchTextContent("4111••••••••1111");
  await expect
    .element(page.getByRole("complementary", { name: "Whose turn" }))
    .toMatchTextContent("was 22 Nov");
  const attachments = page.getByRole("region", { name: "Attachments" });
  await expect.element(attachments.getByRole("listitem")).toMatchTextContent("New");
  sentences.getByRole("link").first().element().focus();
  await userEvent.keyboard("{Escape}");
  expect(sentences.query()).toBeNull();
  await expect.element(showChanges).toHaveFocus();
  // Another refresh is no acknowledgement.
  await refresh.click();
  await expect.poll(() => requested).toHaveLength(3);
  await expect.element(refresh).toHaveAttribute("aria-disabled", "false");
  await expect.element(stage("Ruling")).toMatchTextContent("New");
  await markAsSeen.click();
  await expect.element(page.getByText("Marked as seen.")).toBeInTheDocument();
  expect(notice.query()).toBeNull();
  expect(page.getByText("New", { exact: true }).query()).toBeNull();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("what a refresh brings is not marked as seen before it is listed", async () => {
  const latest = explained("third", { autoActionDate: "2026-11-22T20:00:00" });
  const answers = [explained("first"), explained("second"), latest];
  const first = await renderCase({ answers });
  await refresh.click();
  await expect.element(markAsSeen).toBeVisible();
  // The browser is busy, so nothing is compared.
  vi.spyOn(globalThis, "requestIdleCallback").mockReturnValue(0);
  await refresh.click();
  await expect.element(page.getByRole("definition").filter({ hasText: "third" })).toBeVisible();
  await markAsSeen.click();
  vi.restoreAllMocks();
  await first.screen.unmount();
  await renderCase({ answers: [latest], returnTo: first.seenCases });
  await expect.element(notice).toMatchTextContent(/second.* → .*third/);
  // It has moved within its day.
  await expect
    .element(page.getByRole("complementary", { name: "Whose turn" }))
    .toMatchTextContent("was 22 Nov 2026, 18:45");
});
