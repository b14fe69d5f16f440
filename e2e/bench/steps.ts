import type { Locator, Page } from "@playwright/test";
import { CasePage } from "../pages/case-page.ts";
import { stageName } from "./case-answer.ts";
import type { Result } from "./probe.ts";

/** Does something that raises an event. @returns ms from the event to its result */
export async function timeTo(
  page: Page,
  result: Result,
  type: "click" | "keydown" | "paste",
  act: () => Promise<void>,
): Promise<number> {
  // The page has to watch before it acts: the promise stays in the page until it is asked for.
  const watch = await page.evaluateHandle(
    ([type, result]) => ({ time: window.probe.after(type, result) }),
    [type, result] as const,
  );
  await act();
  return watch.evaluate(({ time }) => time);
}

/** Does something with the link of each of the first stages of a case, one after the other. */
export async function eachStage(
  page: Page,
  count: number,
  act: (link: Locator, stage: number) => Promise<number>,
): Promise<number[]> {
  const { stages } = new CasePage(page);
  const times = [];
  for (let stage = 1; stage <= count; stage += 1) {
    const link = stages.getByRole("link", { name: stageName(stage), exact: true });
    await link.scrollIntoViewIfNeeded();
    times.push(await act(link, stage));
  }
  return times;
}
