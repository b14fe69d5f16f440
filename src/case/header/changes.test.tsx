import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { storedSnapshots } from "#changes/fixtures/stored-snapshots.ts";
import { changesSinceSeen } from "#changes/seen-cases.ts";
import { forgetSeen } from "#changes/seen-database.ts";
import { publishSignedOut } from "#changes/seen-events.ts";
import { caseOf } from "#model/fixtures/case-of.ts";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "../print/render-case.tsx";

const { bpItem } = dispute;
const [opened, active, closed] = bpItem.stages;
const document = { id: "d-2", name: "letter.txt", creator: "petrova", creationDate: "" };

const answered =
  (...stages: object[]) =>
  () =>
    Response.json({ ...dispute, bpItem: { ...bpItem, stages } });

/** The active stage with another value in its field `code`. */
const withValue = (code: string, change: object, more: object = {}) => ({
  ...active,
  ...more,
  fields: active?.fields.map((field) => (field.code === code ? { ...field, ...change } : field)),
});

const before = answered({ ...opened }, { ...active }, { ...closed });
const after = answered(
  { ...opened },
  withValue(
    "f_Explanation",
    { value: "Card 4111111111111111", documentsInfo: [document] },
    { autoActionDate: "2026-12-03T10:00:00" },
  ),
  { stageId: 44, id: 7004, name: "Ruling", isNextStage: true },
  { ...closed },
);

/** A case with very many fields of this value. */
const many = (value: string) =>
  answered({
    ...active,
    fields: Array.from({ length: 103 }, (_, index) => ({
      code: `f${index}`,
      name: `F${index}`,
      value,
    })),
  });

/** A case with a hidden field of this value, and with documents. */
const score = (value: string, ...documentsInfo: object[]) =>
  answered({
    ...active,
    fields: [
      { baseTypeCode: "String", code: "f_Score", name: "Score", value, visible: false },
      { baseTypeCode: "String", code: "f_Files", name: "Files", documentsInfo },
    ],
  });

/** The text of what has the focus; the page as a whole has it where nothing does. */
function focused() {
  const { activeElement: part, body } = globalThis.document;
  return part === body ? "" : part?.textContent;
}

type Screen = Awaited<ReturnType<typeof renderCase>>["screen"];

const notice = (screen: Screen) => screen.getByRole("region", { name: "What has changed" });
const stage = (screen: Screen, name: string) =>
  screen.getByRole("list", { name: "Stages" }).getByRole("listitem").filter({ hasText: name });

beforeEach(() => forgetSeen());

describe("after a refresh", () => {
  test("each change is told in a sentence, marked in its place, and said to a screen reader", async () => {
    const { screen } = await renderCase({ answers: [before, after] });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("DP-26-453");
    await userEvent.keyboard("r");
    await expect
      .element(notice(screen).getByRole("heading"))
      .toHaveTextContent("5 changes since you last saw this case");
    expect(notice(screen).getByRole("listitem").query()).toBeNull();
    const show = screen.getByRole("button", { name: "Show the changes" });
    await expect.element(show).toHaveAttribute("aria-expanded", "false");
    await show.click();
    await expect
      .element(screen.getByRole("button", { name: "Hide the changes" }))
      .toHaveAttribute("aria-expanded", "true");
    const told = notice(screen)
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent.replaceAll(/[\u2068\u2069]/g, ""));
    expect(told).toEqual([
      "Automatic action of “Representment” changed from 22 Nov 2026, 18:45 to 3 Dec 2026, 10:00.",
      "Field “Explanation” of “Representment” changed from “First line. Second line.” to “Card 4111••••••••1111”.",
      "Document “letter.txt” in “Representment” is new.",
      "Stage “Ruling” is new.",
      "Document “receipt.pdf” in “Representment” is no longer there.",
    ]);
    await expect.element(stage(screen, "Ruling").getByText("New", { exact: true })).toBeVisible();
    await expect.element(stage(screen, "Representment").getByText("Changed")).toBeVisible();
    expect(stage(screen, "Dispute opened").getByText("Changed").query()).toBeNull();
    await expect
      .element(screen.getByRole("term").filter({ hasText: "Explanation" }))
      .toHaveTextContent("Changed");
    // The date that was moved is marked where it is read.
    await expect
      .element(screen.getByRole("complementary", { name: "Whose turn" }))
      .toHaveTextContent("was 22 Nov");
    // It comes before the stages in reading order, and covers nothing.
    const list = screen.getByRole("list", { name: "Stages" }).element();
    expect(notice(screen).element().compareDocumentPosition(list)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const attachments = screen.getByRole("region", { name: "Attachments" });
    await expect.element(attachments.getByRole("listitem")).toHaveTextContent("New");
    await expect
      .element(screen.getByRole("status").filter({ hasText: "5 changes" }))
      .toBeInTheDocument();
  });

  test("what is marked as seen is what was read, and not what another tab has read since", async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    onTestFinished(() => void vi.useRealTimers());
    const { screen } = await renderCase({ answers: [before, after] });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("DP-26-453");
    await userEvent.keyboard("r");
    const seen = screen.getByRole("button", { name: "Mark as seen" });
    await expect.element(seen).toBeVisible();
    vi.setSystemTime(start + 2000);
    await seen.click();
    await expect.element(notice(screen)).not.toBeInTheDocument();
    const newer = { case: caseOf({ ...bpItem, code: "DP-26-454" }), readAt: start + 1000 };
    expect(await changesSinceSeen({ ...newer, service: "" })).not.toEqual([]);
  });

  test("of many a hundred are told, and of a long value its beginning", async () => {
    const { screen } = await renderCase({ answers: [many("a"), many("b".repeat(200))] });
    await screen.getByRole("button", { name: "Refresh" }).click();
    await screen.getByRole("button", { name: "Show the changes" }).click();
    await expect
      .element(notice(screen).getByRole("listitem").last())
      .toHaveTextContent("and 3 more");
    expect(notice(screen).getByRole("listitem").elements()).toHaveLength(101);
    await expect
      .element(notice(screen).getByRole("listitem").first())
      .toHaveTextContent(`to “\u2068${"b".repeat(80)}…\u2069”`);
  });

  test.each([["terminal"], [""]])(
    "a sentence leads to its stage and field, over “%s”",
    async (text) => {
      const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
      onTestFinished(() => scroll.mockRestore());
      const moved = answered(
        withValue("f_Auth", { value: "1" }),
        { ...opened, isActive: true },
        { ...closed },
      );
      const { screen, router } = await renderCase({
        answers: [before, moved],
        path: "/cases/900453?stage=41",
      });
      await expect.element(screen.getByRole("heading", { name: "Dispute opened" })).toBeVisible();
      await screen.getByRole("button", { name: "Refresh" }).click();
      await screen.getByRole("textbox", { name: "Find in case" }).fill(text);
      await screen.getByRole("button", { name: "Show the changes" }).click();
      await screen.getByRole("link", { name: /Field .*Authorisation code/ }).click();
      await expect.element(screen.getByRole("heading", { name: "Representment" })).toBeVisible();
      await expect.poll(focused).toMatch(/^Authorisation code/);
      expect(scroll.mock.contexts.at(-1)).toBe(globalThis.document.activeElement);
      // Back goes to where one came from, and not through all that was looked at.
      expect(router.state.historyAction).toBe("REPLACE");
    },
  );

  test("a sentence leads to a field that is hidden, and to a document, out of what was found", async () => {
    const { screen } = await renderCase({ answers: [score("1"), score("2", document)] });
    const find = screen.getByRole("textbox", { name: "Find in case" });
    await screen.getByRole("button", { name: "Refresh" }).click();
    await screen.getByRole("button", { name: "Show the changes" }).click();
    await find.fill("no such field");
    await screen.getByRole("link", { name: /Field .*Score/ }).click();
    await expect.poll(focused).toMatch(/^Score/);
    await expect.element(screen.getByRole("switch", { name: "Show hidden fields" })).toBeChecked();
    // It takes the focus once, and not from where one goes then.
    await find.fill("score");
    await expect.element(screen.getByRole("row").filter({ hasText: "Score" })).toBeVisible();
    await expect.element(find).toHaveFocus();
    // What is found goes away; the same field in its stage stays.
    await screen.getByRole("link", { name: /Field .*Score/ }).click();
    await expect.poll(focused).toMatch(/^Score/);
    await find.fill("no such field");
    await screen.getByRole("link", { name: /Document .*letter\.txt/ }).click();
    await expect.poll(focused).toMatch(/^letter\.txt/);
    await expect.element(find).toHaveValue("");
    await screen.getByRole("switch", { name: "Show hidden fields" }).click();
  });

  test("a sentence about a stage that is gone leads nowhere", async () => {
    const { screen } = await renderCase({
      answers: [before, answered({ ...active }, { ...closed })],
    });
    await screen.getByRole("button", { name: "Refresh" }).click();
    await screen.getByRole("button", { name: "Show the changes" }).click();
    const told = notice(screen).getByRole("listitem").filter({ hasText: "Dispute opened" });
    await expect.element(told).toHaveTextContent("is no longer there");
    expect(told.getByRole("link").query()).toBeNull();
  });

  test("they stay until they are marked as seen, and then are gone", async () => {
    const { screen } = await renderCase({ answers: [before, after] });
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.element(notice(screen)).toBeVisible();
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.element(stage(screen, "Ruling")).toHaveTextContent("New");
    await screen.getByRole("button", { name: "Mark as seen" }).click();
    await expect.element(screen.getByText("Marked as seen.")).toBeInTheDocument();
    expect(notice(screen).query()).toBeNull();
    expect(screen.getByText("New", { exact: true }).query()).toBeNull();
    await expect.element(screen.getByRole("main")).toHaveFocus();
  });
});

describe("after a return", () => {
  test("a case is not told with what it was when somebody has signed out over it", async () => {
    const first = await renderCase({ answers: [before] });
    await expect.poll(storedSnapshots).toHaveLength(1);
    publishSignedOut();
    await first.screen.unmount();

    const { screen } = await renderCase({ answers: [after], isReturn: true });
    await expect.element(notice(screen)).toHaveTextContent("5 changes");
    await expect.element(notice(screen)).not.toHaveTextContent("First line");
  });

  test("a case is told with what is new since, not at its first look", async () => {
    const first = await renderCase({ answers: [before] });
    await expect.poll(storedSnapshots).toHaveLength(1);
    expect(notice(first.screen).query()).toBeNull();
    await first.screen.unmount();

    const again = await renderCase({ answers: [after], isReturn: true });
    await expect.element(notice(again.screen)).toHaveTextContent("from “⁨First line.");
    // It is no news that came while somebody read.
    expect(again.screen.getByRole("status").filter({ hasText: "5 changes" }).query()).toBeNull();
    await again.screen.unmount();

    publishSignedOut();
    const nextDay = await renderCase({ answers: [after], isReturn: true });
    await expect.element(notice(nextDay.screen)).toHaveTextContent("5 changes");
    expect(
      notice(nextDay.screen)
        .getByText(/First line/)
        .query(),
    ).toBeNull();
    await expect.element(stage(nextDay.screen, "Ruling")).toHaveTextContent("New");
    await nextDay.screen.getByRole("button", { name: "Show the changes" }).click();
    await expect.element(notice(nextDay.screen).getByRole("listitem").first()).toBeVisible();
    await nextDay.screen.getByRole("button", { name: "Hide the changes" }).click();
    await expect.element(notice(nextDay.screen).getByRole("listitem")).not.toBeInTheDocument();
  });
});
