import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "../print/render-case.tsx";

const count = 120;
const active = 60;
const [, stage] = dispute.bpItem.stages;

const manyStages = () =>
  Response.json({
    ...dispute,
    bpItem: {
      ...dispute.bpItem,
      stages: Array.from({ length: count }, (_, index) => ({
        ...stage,
        id: 7000 + index,
        stageId: index + 1,
        name: `Stage ${index + 1}`,
        isActive: index + 1 === active,
      })),
    },
  });

test("a case of very many stages has all of them, and the active one within reach", async () => {
  const { screen, router } = await renderCase({ answers: [manyStages] });
  const list = screen.getByRole("list", { name: "Stages" });
  await expect
    .poll(() => list.getByRole("listitem").elements().length, { timeout: 10_000 })
    .toBe(count);

  const rail = list.element();
  const shown = list.getByRole("link", { name: `Stage ${active}`, exact: true });
  const isWithin = () => {
    const row = shown.element().getBoundingClientRect();
    const frame = rail.getBoundingClientRect();
    return row.top >= frame.top && row.bottom <= frame.bottom;
  };
  await expect.poll(isWithin).toBe(true);
  await expect.element(shown).toHaveAttribute("aria-current", "true");

  const other = list.getByRole("link", { name: `Stage ${active + 2}`, exact: true });
  await other.click();
  await expect.element(other).toHaveAttribute("aria-current", "true");
  await expect.element(shown).not.toHaveAttribute("aria-current");
  expect(router.state.location.search).toBe(`?stage=${active + 2}`);
  await expect
    .element(screen.getByRole("heading", { level: 2, name: `Stage ${active + 2}` }))
    .toBeVisible();
});

test("the rail shows the stage that is selected, however far above or below, and the page stays", async () => {
  const { screen, router } = await renderCase({ answers: [manyStages] });
  const list = screen.getByRole("list", { name: "Stages" });
  await expect.poll(() => list.getByRole("listitem").elements()).toHaveLength(count);
  const rail = list.element();
  for (const at of [1, count, 2]) {
    await router.navigate(`/cases/900453?stage=${at}`);
    const link = list.getByRole("link", { name: `Stage ${at}`, exact: true });
    await expect.element(link).toHaveAttribute("aria-current", "true");
    await expect
      .poll(() => {
        const row = link.element().getBoundingClientRect();
        const frame = rail.getBoundingClientRect();
        return [at, row.top < frame.top, row.bottom > frame.bottom];
      })
      .toEqual([at, false, false]);
    expect(scrollY).toBe(0);
  }
});

test("a link of the timeline is left to the browser where it is pressed with another key", async () => {
  const { screen, router } = await renderCase({ answers: [manyStages] });
  const link = screen.getByRole("link", { name: `Stage ${active + 1}`, exact: true });
  await expect.element(link).toHaveAttribute("href", `/cases/900453?stage=${active + 1}`);
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  link.element().addEventListener("click", (event) => event.preventDefault(), { once: true });
  link.element().dispatchEvent(press);
  expect(router.state.location.search).toBe("");
});

test("on a phone the active stage is there, and the others on demand", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const { screen } = await renderCase({ answers: [() => Response.json(dispute)] });
  const list = screen.getByRole("list", { name: "Stages" });
  const other = list.getByRole("link", { name: "Dispute opened", includeHidden: true });
  await expect.element(list.getByRole("link", { name: "Representment" })).toBeVisible();
  await expect.element(other).not.toBeVisible();
  await screen.getByRole("button", { name: "Show all 3 stages" }).click();
  await other.click();
  await expect.element(screen.getByRole("region", { name: "Dispute opened" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Show all 3 stages" })).toBeVisible();
});
