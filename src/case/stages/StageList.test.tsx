import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { caseAnswer, renderCase, stageAnswer } from "../fixtures/render-case.tsx";
// Its rules hide what only a screen reader has, which would take room in the rows.
import "#ui/base.css";

const [, activeStage] = dispute.bpItem.stages;
const count = 120;
const activeNumber = 60;

const manyStages = caseAnswer({
  stages: Array.from({ length: count }, (_, index) => ({
    ...activeStage,
    id: 7000 + index,
    stageId: index + 1,
    name: `Stage ${index + 1}`,
    isActive: index + 1 === activeNumber,
  })),
});

const list = page.getByRole("list", { name: "Stages" });
const linkTo = (number: number) => list.getByRole("link", { name: `Stage ${number}`, exact: true });

/** Whether the list has scrolled so that a stage is in sight within it. */
function isInSight(number: number): boolean {
  const row = linkTo(number).element().getBoundingClientRect();
  const frame = list.element().getBoundingClientRect();
  return row.top >= frame.top && row.bottom <= frame.bottom;
}

test("has every one of very many stages, with the selected one in sight and the page unscrolled", async () => {
  const { router } = await renderCase({ answers: [manyStages] });
  await expect.poll(() => list.getByRole("listitem").elements()).toHaveLength(count);
  await expect.poll(() => isInSight(activeNumber)).toBe(true);
  await expect.element(linkTo(activeNumber)).toHaveAttribute("aria-current", "true");
  for (const number of [1, count, 2]) {
    await router.navigate(`/cases/900453?stage=${number}`);
    await expect.element(linkTo(number)).toHaveAttribute("aria-current", "true");
    await expect.poll(() => isInSight(number)).toBe(true);
    expect(scrollY).toBe(0);
  }
  // A click with Ctrl is left to the browser, which opens a tab.
  const link = linkTo(activeNumber + 1);
  await expect.element(link).toHaveAttribute("href", `/cases/900453?stage=${activeNumber + 1}`);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  link.element().addEventListener("click", (event) => event.preventDefault(), { once: true });
  link.element().dispatchEvent(click);
  expect(router.state.location.search).toBe("?stage=2");
});

test("is overdue only in stages that are open, in a case that has not ended", async () => {
  const open = { ...activeStage, autoActionDate: "2026-01-02T10:00:00", isActive: false };
  const closed = { ...open, stageId: 9, stageCloseDate: "2026-01-01T10:00:00" };
  const ended = [open, { ...closed, isFinal: true }];
  const answers = [caseAnswer({ stages: [open, closed] }), caseAnswer({ stages: ended })];
  const { screen } = await renderCase({ answers, path: "/cases/900453?stage=42" });
  const items = list.getByRole("listitem");
  await expect.element(items.nth(0)).toMatchTextContent("Overdue");
  await expect.element(items.nth(1)).not.toMatchTextContent("Overdue");
  await userEvent.keyboard("r");
  await expect
    .element(screen.getByRole("complementary", { name: "Whose turn" }).getByText("Ended"))
    .toBeVisible();
  const main = screen.getByRole("main");
  await expect.element(main).toMatchTextContent("Automatic action 2 Jan 2026, 10:00");
  await expect.element(main).not.toMatchTextContent("Overdue");
});

test("a stage says what the acquirer did with the merchant's answer, and nothing else says it again", async () => {
  await renderCase({ answers: [stageAnswer({ controlActionStatus: ["AcceptedByAcquirer"] })] });
  const decided = page.getByText("Answer accepted by the acquirer");
  await expect.element(list.getByRole("listitem")).toMatchTextContent(/accepted by the acquirer/);
  await expect.element(decided).toBeVisible();
  expect(decided.elements()).toHaveLength(1);
});
