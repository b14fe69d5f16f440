import { openContext } from "../browser.ts";
import { figure } from "../figures.ts";
import { openPaste } from "../pasting.ts";
import type { Row } from "../row.ts";
import { replyTo } from "../steps.ts";

const rows = 5000;

/** Rows of a spreadsheet: thousands are taken as soon as they are pasted. */
export const paste: Row = async ({ server, browser, runs }) => {
  const context = await openContext(browser);
  const times: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page } = await context.newPage({ prefix: "", count: 0 });
    await page.goto(`${server.address}/cases/new?bpCode=DP`);
    const paste = await openPaste(page, rows);
    await page.evaluate(() => window.probe.longestTask());
    const { settled } = await replyTo(page, "paste", paste, 500);
    times.push(settled);
    longest.push(await page.evaluate(() => window.probe.longestTask()));
    await page.close();
  }
  await context.close();
  return [
    figure("paste", `${rows} transactions, pasted → shown`, "ms", times, 300),
    figure("paste", "longest task of the page", "ms", longest, 50),
  ];
};
