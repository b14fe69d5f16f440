import { openContext } from "../browser.ts";
import { figure } from "../figures.ts";
import { fillPaste } from "../pasting.ts";
import type { Row } from "../row.ts";
import { replyTo } from "../steps.ts";

const rows = 5000;

/** Rows of a spreadsheet: press → all of them in the form. */
export const paste: Row = async ({ server, browser, runs }) => {
  const context = await openContext(browser);
  const times: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page } = await context.newPage({ prefix: "", count: 0 });
    await page.goto(`${server.address}/cases/new?bpCode=DP`);
    const add = await fillPaste(page, rows);
    await page.evaluate(() => window.probe.longestTask());
    const { settled } = await replyTo(page, "click", () => add.click(), 500);
    times.push(settled);
    longest.push(await page.evaluate(() => window.probe.longestTask()));
    await page.close();
  }
  await context.close();
  return [
    figure("paste", `${rows} transactions, press → shown`, "ms", times, 300),
    figure("paste", "longest task of the page", "ms", longest, 50),
  ];
};
