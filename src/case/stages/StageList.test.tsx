import { expect, test } from "vitest";
import { page } from "vitest/browser";
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
});

test("a stage says what the acquirer did with the merchant's answer, and nothing else says it again", async () => {
  await renderCase({ answers: [stageAnswer({ controlActionStatus: ["AcceptedByAcquirer"] })] });
  const decided = page.getByText("Answer accepted by the acquirer");
  await expect.element(list.getByRole("listitem")).toMatchTextContent(/accepted by the acquirer/);
  await expect.element(decided).toBeVisible();
  expect(decided.elements()).toHaveLength(1);
});
