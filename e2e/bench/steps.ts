import type { Locator, Page } from "@playwright/test";
import { CasePage } from "../pages/case-page.ts";
import type { Measured } from "./browser.ts";
import { fieldPrefix, stageName, visibleFields } from "./case-answer.ts";
import type { Reply, Wanted } from "./probe.ts";

/** Does something that raises an event. @returns ms from the event to the frame that has these fields */
async function shownAfter(
  page: Page,
  type: string,
  wanted: Wanted,
  act: () => Promise<void>,
): Promise<number> {
  // Whatever waits has to be there before what it waits for: the promise is kept, not returned.
  const watch = await page.evaluateHandle(
    ([type, wanted]) => {
      const { probe } = window;
      const raisedAt = probe.event(type);
      return { time: raisedAt.then(async (at) => (await probe.shown(wanted)) - at) };
    },
    [type, wanted] as const,
  );
  await act();
  return watch.evaluate(({ time }) => time);
}

/**
 * Shows all fields of a case by finding what each has, hidden ones too: the first hundred from a key, the
 * others from a button.
 * @returns ms from the key and from the button to the frame, together: how long the driver looks for the button is not the page's time
 */
export async function findAll({ page }: Measured, wanted: Wanted): Promise<number> {
  const casePage = new CasePage(page);
  await casePage.showHidden.check();
  await casePage.find.focus();
  const first = await shownAfter(page, "keydown", { ...wanted, count: 100 }, () =>
    page.keyboard.press("f"),
  );
  const showAll = page.getByRole("button", { name: /^Show all/ });
  return first + (await shownAfter(page, "click", wanted, () => showAll.click()));
}

/** Does something with the link of each of the first stages of a case, one after the other. */
async function eachStage<T>(
  page: Page,
  count: number,
  act: (link: Locator, stage: number) => Promise<T>,
): Promise<T[]> {
  const { stages } = new CasePage(page);
  const results = [];
  for (let stage = 1; stage <= count; stage += 1) {
    const link = stages.getByRole("link", { name: stageName(stage), exact: true });
    await link.scrollIntoViewIfNeeded();
    results.push(await act(link, stage));
  }
  return results;
}

/** Selects the first stages of a case, one after the other. @returns ms from each press to the stage's fields */
export const openStages = ({ page }: Measured, count: number, fields: number): Promise<number[]> =>
  eachStage(page, count, (link, stage) => {
    const wanted = { prefix: fieldPrefix(stage), count: visibleFields(fields) };
    return shownAfter(page, "click", wanted, () => link.click());
  });

/**
 * Puts a copy of all that a case shows in its place, made by the browser itself: without a script that
 * makes it, there is no faster way to the same elements. @returns ms until it is painted
 */
export async function copyAll({ page }: Measured, wanted: Wanted): Promise<number> {
  const watch = await page.evaluateHandle(async (wanted) => {
    const main = document.querySelector("main");
    const place = main?.parentElement;
    main?.remove();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    const from = performance.now();
    if (main) place?.append(main.cloneNode(true));
    return { time: window.probe.shown(wanted).then((at) => at - from) };
  }, wanted);
  return watch.evaluate(({ time }) => time);
}

/** Does something that raises one event, and waits until nothing followed for `quiet` ms. @returns how the page answered it */
export async function replyTo(
  page: Page,
  type: string,
  act: () => Promise<void>,
  quiet = 150,
): Promise<Reply> {
  const watch = await page.evaluateHandle(
    ([type, quiet]) => ({ reply: window.probe.reply(type, quiet) }),
    [type, quiet] as const,
  );
  await act();
  return watch.evaluate(({ reply }) => reply);
}

/** Selects the first stages of a case, one after the other. @returns how the page answered each press */
export const switchStages = (page: Page, count: number): Promise<Reply[]> =>
  eachStage(page, count, (link) => replyTo(page, "click", () => link.click()));

/** Scrolls a case down and up by the wheel. @returns the time between its frames, in ms */
export async function scroll(page: Page): Promise<number[]> {
  await page.mouse.move(900, 500);
  await page.evaluate(() => window.probe.startFrames());
  for (const by of [400, -400]) {
    for (let step = 0; step < 15; step += 1) await page.mouse.wheel(0, by);
  }
  return page.evaluate(() => window.probe.stopFrames());
}
