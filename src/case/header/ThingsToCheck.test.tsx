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
  await things.getByRole("link", { name: "Show stage פתיחה" }).click();
  expect(router.state.location.search).toBe("?stage=41");
  expect(router.state.historyAction).toBe("REPLACE");
  expect(router.state.preventScrollReset).toBe(true);
});
