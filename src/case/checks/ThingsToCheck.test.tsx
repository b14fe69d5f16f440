import { expect, test } from "vitest";
import { page } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
// Hides what is hidden.
import "#ui/base.css";
import { renderCase } from "../print/render-case.tsx";

const show = (more: object) =>
  renderCase({
    answers: [() => Response.json({ ...dispute, bpItem: { ...dispute.bpItem, ...more } })],
    settings: { timeZone: "Europe/Moscow" },
  });
const things = page.getByRole("region", { name: "Things to check" });

test("a case in order has nothing to check", async () => {
  // What was planned is still to come, on any day.
  const stages = dispute.bpItem.stages.map((stage) =>
    stage.isActive ? { ...stage, autoActionDate: "2999-12-31T18:45:00" } : stage,
  );
  await show({ stages });
  await expect.element(page.getByRole("heading", { name: "Raw" })).toBeVisible();
  expect(things.query()).toBeNull();
});

test("names the stage and the values, and leads to the stage", async () => {
  const [first, ...others] = dispute.bpItem.stages;
  const { router } = await show({
    amount: 334,
    stages: [{ ...first, startDate: "2026-11-05T08:30:00" }, ...others],
  });
  await expect
    .element(things)
    .toHaveTextContent(
      "“Dispute opened” was closed 3 Nov 2026, 08:30, before it started: 5 Nov 2026, 08:30.",
    );
  await expect
    .element(things)
    .toHaveTextContent("The case's amount, 334, is more than its transactions come to: 333 RUB.");
  expect(things.getByText(/^and/).query()).toBeNull();
  await things.getByRole("link", { name: "Show stage Dispute opened" }).click();
  expect(router.state.location.search).toBe("?stage=41");
  // Back leads to where one came from, and the page stays where one reads.
  expect(router.state.historyAction).toBe("REPLACE");
  expect(router.state.preventScrollReset).toBe(true);
});

test("are not there while something is looked for", async () => {
  await show({ amount: 334 });
  await expect.element(things).toBeVisible();
  await page.getByRole("textbox", { name: "Find in case" }).fill("terminal");
  await expect.element(things).not.toBeInTheDocument();
});

test("more than a few are folded away, and none is lost", async () => {
  const stages = Array.from({ length: 9 }, (_, index) => ({
    stageId: index + 1,
    name: `S${index + 1}`,
    isActive: true,
    stageCloseDate: "2026-11-03T08:30:00",
  }));
  await show({ stages, dateCreated: "2026-11-01T08:30:00" });
  await expect.element(things).toHaveTextContent("S1, S2, S3, S4, S5, and 4 more.");
  await expect.element(things.getByText(/“S3” is active although/)).toBeVisible();
  await expect.element(things.getByText(/“S9” is active although/)).not.toBeVisible();
  await things.getByText("and 6 more", { exact: true }).click();
  await expect.element(things.getByText(/“S9” is active although/)).toBeVisible();
});

test("of hundreds two hundred are there, and the others are counted", async () => {
  const stages = Array.from({ length: 210 }, (_, index) => ({
    stageId: index + 1,
    name: `S${index + 1}`,
    isActive: true,
    stageCloseDate: "2026-11-03T08:30:00",
  }));
  await show({ stages, dateCreated: "2026-11-01T08:30:00" });
  await things.getByText("and 207 more", { exact: true }).click();
  await expect.element(things.getByText("and 11 more", { exact: true })).toBeVisible();
  expect(things.getByRole("listitem").elements()).toHaveLength(200);
});

test("masks a card number in the name of a stage, and takes no amount's digits for one", async () => {
  const card = "4111111111111111";
  const stage = { ...dispute.bpItem.stages[1], name: `Paid by ${card}` };
  await show({
    amount: Number(card),
    stages: [{ ...stage, stageCloseDate: "2026-11-03T08:30:00" }],
  });
  await expect
    .element(things.getByRole("link", { name: "Show stage Paid by 4111••••••••1111" }))
    .toBeVisible();
  await expect.element(things).toHaveTextContent(/“Paid by 4111••••••••1111.*” is active although/);
  await expect.element(things).toHaveTextContent(`The case's amount, ${card}, is more than`);
});
