import { expect, test } from "../fixtures.ts";

test("the first screen says each fact once, and its bar stays in sight", async ({
  casePage,
  page,
}) => {
  await casePage.goto(900453);
  const left = page.getByText("2 days 4 hours left");
  await expect(casePage.turn).toContainText("Your turn: accept or decline the merchant's action");
  expect(await left.count()).toBeLessThanOrEqual(2);
  await expect(casePage.raw).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const sticky = [casePage.heading, casePage.turn.getByText("Your turn"), casePage.refresh];
  for (const part of [...sticky, left.first()]) await expect(part).toBeInViewport({ ratio: 1 });
  expect((await casePage.refresh.boundingBox())?.y).toBeLessThan(36);
});

test("few stops of the Tab key lead through a case", async ({ casePage, page }) => {
  await casePage.goto(900453);
  await expect(casePage.raw).toBeAttached();
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body ? undefined : (focused?.ariaLabel ?? "");
    });
    if (stop === undefined) break;
    stops.push(stop);
  }
  expect(stops.length).toBeLessThanOrEqual(45);
  expect(stops.indexOf("Find in case")).toBeLessThanOrEqual(8);
});
