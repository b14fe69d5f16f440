import type { Locator, Page } from "@playwright/test";
import { CasePage } from "../pages/case-page.ts";
import { CreatePage } from "../pages/create-page.ts";
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

/**
 * Opens the place to paste into, and puts rows into the clipboard as a spreadsheet copies them: an ARN
 * and no card number.
 *
 * @returns what pastes them
 */
export async function openPaste(page: Page, rows: number): Promise<() => Promise<void>> {
  const { form } = new CreatePage(page);
  await form.getByRole("button", { name: "Paste from a spreadsheet" }).click();
  await page.getByRole("dialog").getByRole("textbox").focus();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const lines = Array.from(
    { length: rows },
    (_, index) => `7400123456789012${String(index).padStart(7, "0")}\t`,
  );
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join("\n"));
  return () => page.keyboard.press("ControlOrMeta+V");
}
