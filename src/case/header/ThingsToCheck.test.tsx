import { expect, test } from "vitest";
import { page } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
// Its rules hide the items that are folded.
import "#ui/base.css";
import { caseAnswer, renderCase } from "../fixtures/render-case.tsx";

const [openedStage, activeStage, nextStage] = dispute.bpItem.stages;
const things = page.getByRole("region", { name: "Things to check" });

const renderItem = (bpItem: object) =>
  renderCase({ answers: [caseAnswer(bpItem)], settings: { timeZone: "Europe/Moscow" } });

/** Stages that are active although they are closed: a contradiction each, and one more about all of them. */
const contradictoryStages = (count: number) => ({
  dateCreated: "2026-11-01T08:30:00",
  stages: Array.from({ length: count }, (_, index) => ({
    stageId: index + 1,
    name: `S${index + 1}`,
    isActive: true,
    stageCloseDate: "2026-11-03T08:30:00",
  })),
});

test("each names its values in the direction of its sentence, and links to its stage", async () => {
  const stage = { ...openedStage, name: "פתיחה", isNextStage: true };
  const startTrxProperty = [{ amount: 333, amountAndCurrency: "330.00 RUB" }];
  const { router } = await renderItem({
    startTrxProperty,
    stages: [stage, activeStage, nextStage],
  });
  await expect
    .element(things)
    .toMatchTextContent(/“.פתיחה.” is both next and closed \(.3 Nov 2026, 08:30.\)\./);
  await expect
    .element(things)
    .toMatchTextContent(/A transaction's amount is given as both .333. and .330\.00 RUB.\./);
  const [sentence] = things.getByRole("listitem").elements();
  const quote = new Range();
  const text = sentence && document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT).nextNode();
  if (text) quote.selectNodeContents(text);
  quote.setEnd(quote.startContainer, 1);
  expect(quote.getBoundingClientRect().left).toBeCloseTo(
    sentence?.getBoundingClientRect().left ?? 0,
  );
  await things.getByRole("link", { name: "Show stage פתיחה" }).click();
  expect(router.state.location.search).toBe("?stage=41");
  expect(router.state.historyAction).toBe("REPLACE");
  expect(router.state.preventScrollReset).toBe(true);
});

test("four are shown at once, two hundred on demand, and the others are counted", async () => {
  await renderItem(contradictoryStages(210));
  await expect.element(things).toMatchTextContent(/S1., .S2., .S3., .S4., .S5., and 205 more\./);
  await expect.element(things.getByText(/“.S3.” is both active and closed/)).toBeVisible();
  await expect.element(things.getByText(/“.S9.” is both active and closed/)).not.toBeVisible();
  await things.getByText("and 207 more", { exact: true }).click();
  await expect.element(things.getByText(/“.S9.” is both active and closed/)).toBeVisible();
  await expect.element(things.getByText("and 11 more", { exact: true })).toBeVisible();
  expect(things.getByRole("listitem").elements()).toHaveLength(200);
});
