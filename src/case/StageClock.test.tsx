import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "./render-case.tsx";

const { bpItem } = dispute;
const answered = (stages: readonly object[]) => () =>
  Response.json({ ...dispute, bpItem: { ...bpItem, stages } });

/** A date-time some hours from now by Moscow's clock, on the minute. */
const inHours = (hours: number) =>
  Temporal.Now.plainDateTimeISO("Europe/Moscow")
    .add({ hours })
    .add({ minutes: 5 })
    .toString({ smallestUnit: "minute" })
    .concat(":00");

const [first, second, third] = bpItem.stages;
const stages = [
  { ...first, startDate: "2026-05-03T10:00:00", stageCloseDate: "2026-05-15T12:00:00" },
  { ...second, startDate: inHours(-97), autoActionDate: inHours(75) },
  { ...third, startDate: "0001-01-01T00:00:00" },
];

async function showClock(sent: readonly object[], timeZone = "Europe/Moscow") {
  const { router } = await renderCase({ answers: [answered(sent)], settings: { timeZone } });
  const section = page.getByRole("region", { name: "Stage clock" });
  await expect.element(section).toBeVisible();
  // Once open it stays open from case to case.
  if (!section.getByRole("list").query())
    await section.getByText("Time spent in each stage").click();
  const rows = section.getByRole("list", { name: "Stage clock" }).getByRole("listitem");
  await expect.element(rows.first()).toBeVisible();
  return { section, rows, router };
}

test("says of each stage in words what its bar shows", async () => {
  const { section, rows } = await showClock(stages);
  await expect.element(rows.nth(0)).toHaveTextContent(/Dispute opened\s*12 days 3 – 15 May 2026$/);
  await expect.element(rows.nth(1)).toHaveTextContent(/Representment\s*4 days so far since /);
  await expect.element(rows.nth(1)).toHaveTextContent(/Your turn: accept or decline/);
  await expect.element(rows.nth(1)).toHaveTextContent(/Automatic action .*3 days 3 hours left/);
  await expect.element(rows.nth(2)).toHaveTextContent(/No dates sent that can be placed$/);
  await expect.element(section).toHaveTextContent(/Now .*, by the service's clock/);
});

test("once it is open it is open in the next case too", async () => {
  const { section } = await showClock(stages);
  await cleanup();
  await renderCase({ answers: [answered(stages)] });
  await expect.element(section.getByRole("list", { name: "Stage clock" })).toBeVisible();
});

test("claims no exact length where the service's zone is unknown", async () => {
  const { section, rows } = await showClock(stages, "");
  await expect.element(rows.nth(0)).toHaveTextContent("about 12 days");
  await expect.element(section).toHaveTextContent(/Now .*, by this computer's clock/);
  await section.getByText("Time spent in each stage").click();
  await expect.element(rows.first()).not.toBeInTheDocument();
});

test("names no day where its name would stand beyond the axis", async () => {
  const close = "2026-05-19T12:00:00";
  const { section } = await showClock([
    { ...stages[0], stageCloseDate: close },
    { ...third, isActive: true, startDate: close },
  ]);
  const ticks = section.element().querySelectorAll("[class*=_tick_]");
  expect([...ticks].map(({ textContent }) => textContent)).toEqual(["4 May", "11 May", ""]);
});

test("says to a screen reader in words, and only there, what a sign beside a bar means", async () => {
  const { section } = await showClock(stages);
  const sign = section.getByText("Automatic action", { exact: true }).first();
  expect(sign.element().closest("[aria-hidden]")).not.toBeNull();
});

test("selects a stage by its row, like the timeline", async () => {
  const { rows, router } = await showClock(stages);
  await rows.nth(0).getByRole("link", { name: "Dispute opened" }).click();
  expect(router.state.location.search).toBe("?stage=41");
  // Back leads to where one came from, and the page stays where one reads.
  expect(router.state.historyAction).toBe("REPLACE");
  expect(router.state.preventScrollReset).toBe(true);
  await expect.element(rows.nth(0).getByRole("link")).toHaveAttribute("aria-current", "true");
});

test("bars lie on one axis, and even a moment can be seen", async () => {
  const at = "2026-05-15T12:00:00";
  const { rows } = await showClock([
    { ...stages[0], startDate: "2016-05-03T10:00:00" },
    { ...first, stageId: 50, startDate: at, stageCloseDate: at },
  ]);
  await expect.element(rows.nth(1)).toBeVisible();
  const bars = rows.elements().map((row) => row.querySelector("[class*=bar]"));
  const [long, short] = bars.map((bar) => bar?.getBoundingClientRect());
  expect(long?.width).toBeGreaterThan(50);
  expect(short?.width).toBeGreaterThanOrEqual(5);
  expect(Math.abs((short?.left ?? 0) - (long?.right ?? 0))).toBeLessThan(13);
  const track = bars[1]?.parentElement;
  // It is said in words beside it.
  expect(track).toHaveAttribute("aria-hidden", "true");
});

test("a case of very many stages shows a part of them, and the rest at a press", async () => {
  const { section, rows } = await showClock(
    Array.from({ length: 130 }, (_, at) => ({ ...stages[0], fields: [], stageId: at + 1 })),
  );
  await expect.element(rows.nth(99)).toBeInTheDocument();
  // They have a scroll of their own, and the sections below stay within reach.
  const plot = section.getByRole("list", { name: "Stage clock" }).element().parentElement;
  expect(plot && getComputedStyle(plot).overflowY).toBe("auto");
  expect(rows.elements()).toHaveLength(100);
  await section.getByRole("button", { name: "Show 30 more stages" }).click();
  await expect.element(rows.nth(129)).toBeInTheDocument();
  expect(section.getByRole("button", { name: /more stages/ }).query()).toBeNull();
});

test("promises no automatic action of a stage that ends the case", async () => {
  const { rows } = await showClock([{ ...stages[1], isFinal: true }]);
  await expect.element(rows.nth(0)).toHaveTextContent("Representment");
  await expect.element(rows.nth(0)).not.toHaveTextContent("Automatic action");
});
