import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test.beforeEach(({ home }) => home.gotoEmpty());

const planned = [900455, 900454, 900461, 900453, 900458, 900462, 900456, 900457];
const others = [900460, 900459, 900463];
const failed = [900512, 900513, 900514, 900515, 900516, 990500];

test("a pasted column becomes short rows by time left", async ({ home, page }) => {
  const column = [...planned, ...others, ...failed].toSorted((a, b) => a - b);
  await home.open(column.join("\n"));
  await home.loaded(column.length);
  await expect(home.worklist).toContainText("6 could not be loaded");
  expect(await home.ids()).toEqual([...planned, ...others, ...failed]);
  await expect(home.row(900455)).toContainText("Overdue 30 h");
  await expect(home.row(900453)).toContainText("Your bank's turn smirnov");
  await expect(home.row(900453)).toContainText("LINDEN & CO FURNITURE");
  // Sixteen rows are visible at 1280 by 800.
  const box = await home.rows.nth(15).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(40);
  expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  await expectAccessible(page, "the worklist");
});

test("one case after another, in the order of the list, and back to the row of the last", async ({
  home,
  casePage,
  page,
}) => {
  await home.open("900453 900454 900456 900460");
  await home.loaded(4);
  const [first = 0, second, third] = await home.ids();
  await home.row(first).getByRole("link").click({ force: true });
  await expect(casePage.neighbours).toHaveText("1 of 4");
  await page.keyboard.press("Shift+J");
  await expect(page).toHaveURL(`/cases/${second}`);
  await casePage.stages.getByRole("link").first().click();
  await expect(page).toHaveURL(/\?stage=/);
  await page.reload();
  await expect(casePage.neighbours).toHaveText("2 of 4");
  await expect(casePage.stages).toBeVisible();
  const nextCase = casePage.neighbours.getByRole("link", { name: "Next case" });
  const box = await nextCase.boundingBox();
  await nextCase.click();
  await expect(page).toHaveURL(`/cases/${third}`);
  await expect(casePage.stages).toBeVisible();
  await expect(casePage.neighbours).toHaveText("3 of 4");
  // The pointer stays on it.
  expect(await nextCase.boundingBox()).toEqual(box);
  await page.goBack();
  await expect(home.row(Number(third)).getByRole("link")).toBeFocused();
  await home.open(900456);
  await expect(casePage.stages).toBeVisible();
  await expect(casePage.neighbours).toBeHidden();
});

test("the whole row opens the case, but a text in it can be selected", async ({
  home,
  casePage,
  page,
}) => {
  await home.open("900453 900454");
  await home.loaded(2);
  const cell = home.row(900453).getByRole("cell", { name: "Representment" });
  const { x = 0, y = 0, width = 0, height = 0 } = (await cell.boundingBox()) ?? {};
  const middle = y + height / 2;
  await page.mouse.move(x + 1, middle);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, middle, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain("Repres");
  await expect(page).toHaveURL("/");
  // Beside a text the row is a link, which the browser opens in a new tab by its own keys and buttons.
  const besideText = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest("a")?.pathname,
    [x + width - 2, middle] as const,
  );
  expect(besideText).toBe("/cases/900453");
  await page.mouse.click(x + 10, middle);
  await page.mouse.click(x + 10, middle);
  await expect(page).toHaveURL("/cases/900453");
  await expect(casePage.stages).toBeVisible();
  await page.goBack();
  await expect(home.row(900453)).toContainText("Opened");
  await expect(home.row(900454)).not.toContainText("Opened");
});

test("removing a row moves no other under the pointer, and the message covers none", async ({
  home,
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await home.open("900453 900454 900456 900457");
  await home.loaded(4);
  const below = home.row(900453);
  const before = await below.boundingBox();
  await home.row(900454).hover();
  await page.getByRole("button", { name: "Remove case 900454" }).click();
  expect(await below.boundingBox()).toEqual(before);
  const message = await page.getByText("1 case removed.").boundingBox();
  for (const row of await home.rows.all()) {
    const box = await row.boundingBox();
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  }
  // The way to it closes no gap.
  const undo = page.getByRole("button", { name: "Undo" });
  const place = await undo.boundingBox();
  await undo.hover();
  await page.getByRole("main").evaluate(() => new Promise(requestAnimationFrame));
  expect(await undo.boundingBox()).toEqual(place);
  await undo.click();
  await expect(home.rows).toHaveCount(4);
});
