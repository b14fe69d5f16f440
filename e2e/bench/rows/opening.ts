import type { Page } from "@playwright/test";
import { delayed, measure, newPage, open, test } from "../bench-test.ts";
import { caseAnswer, fieldsOf } from "../case-answer.ts";

const answerMs = 300;
const usual = { stages: 8, fields: 12 };
const large = { stages: 40, fields: 50 };
/** A broken service can send as many. */
const broken = { stages: 5000, fields: 1 };

/** 60 ms there and back, 9 Mbit/s. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 60,
    downloadThroughput: 9_000_000 / 8,
    uploadThroughput: 9_000_000 / 8,
  });
}

/** Warm: the files are in the cache. Cold: nothing is, and the line is slow. */
for (const { row, isCold = false, size, limit, limitMs } of [
  { row: "warm", size: usual, limit: 1.2 },
  { row: "cold", isCold: true, size: usual },
  { row: "2,000 fields", size: large, limit: 1.4 },
  { row: "5,000 stages", size: broken, limitMs: 2000 },
]) {
  // From the start of the navigation until the active stage's fields are painted.
  test(row, async ({ service, openContext }) => {
    service.reads(1001, delayed(answerMs, caseAnswer(1001, size)));
    const warmContext = await openContext();

    async function timeOf(path: string): Promise<number> {
      const context = isCold ? await openContext() : warmContext;
      const page = await newPage(context, fieldsOf(size));
      if (isCold) await slowDown(page);
      const time = await open(page, service.address + path);
      // What is loaded after the case counts neither for it nor for the next page.
      await page.waitForLoadState("networkidle");
      await (isCold ? context.close() : page.close());
      return time;
    }

    await measure(
      async () => {
        const react = await timeOf("/compared/react/#1001");
        const viewer = await timeOf("/cases/1001");
        return {
          "React, router, query, ms": [react],
          "case viewer, ms": [viewer, limitMs],
          "case viewer ÷ React, router, query": [viewer / react, limit],
        };
      },
      isCold ? 0 : 3,
    );
  });
}
