import { newPage, print, runs, test } from "../bench-test.ts";
import { openPaste, replyTo } from "../steps.ts";

// Rows of a spreadsheet: thousands are taken as soon as they are pasted.
test("paste", async ({ service, openContext }) => {
  const context = await openContext();
  const times: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await newPage(context, { prefix: "", count: 0 });
    await page.goto(`${service.address}/cases/new?bpCode=DP`);
    const paste = await openPaste(page, 5000);
    await page.evaluate(() => window.probe.longestTask());
    const { settled } = await replyTo(page, "paste", paste, 500);
    times.push(settled);
    longest.push(await page.evaluate(() => window.probe.longestTask()));
    await page.close();
  }
  print({
    "5,000 transactions, pasted → shown, ms": [times, 300],
    "longest task of the page, ms": [longest, 50],
  });
});
