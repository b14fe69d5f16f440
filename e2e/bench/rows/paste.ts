import { measure, newPage, test } from "../bench-test.ts";
import { openPaste, timeTo } from "../steps.ts";

// Rows of a spreadsheet: thousands are taken as soon as they are pasted.
test("paste", async ({ service, openContext }) => {
  const context = await openContext();
  await measure(async () => {
    const page = await newPage(context);
    await page.goto(`${service.address}/cases/new?bpCode=DP`);
    const paste = await openPaste(page, 5000);
    await page.evaluate(() => window.probe.longestTask());
    const time = await timeTo(
      page,
      { prefix: "5,000 transactions added", count: 1 },
      "paste",
      paste,
    );
    const longestTask = await page.evaluate(() => window.probe.longestTask());
    await page.close();
    return {
      "5,000 transactions, pasted → shown, ms": [time, 300],
      "longest task of the page, ms": [longestTask, 50],
    };
  }, 0);
});
