import type { Locator, Page } from "@playwright/test";
import { CasePage } from "../pages/case-page.ts";
import { CreatePage } from "../pages/create-page.ts";
import { stageName } from "./case-answer.ts";
import type { Reply, Wanted } from "./probe.ts";

/** Does something that raises an event. @returns ms from the event to the frame that has these fields */
export async function shownAfter(
  page: Page,
  type: string,
  wanted: Wanted,
  act: () => Promise<void>,
): Promise<number> {
  // The page has to watch before it acts: the promise stays in the page until it is asked for.
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

/** Does something that raises one event, and waits until nothing followed for `quietMs`. @returns how the page answered it */
export async function replyTo(
  page: Page,
  type: string,
  act: () => Promise<void>,
  quietMs = 150,
): Promise<Reply> {
  const watch = await page.evaluateHandle(
    ([type, quietMs]) => ({ reply: window.probe.reply(type, quietMs) }),
    [type, quietMs] as const,
  );
  await act();
  return watch.evaluate(({ reply }) => reply);
}

/** Does something with the link of each of the first stages of a case, one after the other. */
export async function eachStage<T>(
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
