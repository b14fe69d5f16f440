import type { Page } from "@playwright/test";
import { delayed, newPage, open, print, ratios, runs, test } from "../bench-test.ts";
import { caseAnswer, fieldsOf } from "../case-answer.ts";

const size = { stages: 8, fields: 25 };
const answerMs = 300;

/** What is opened: the page that does the least, the application, React with a router and a query. */
const paths = { bare: "/bare/#1001", viewer: "/cases/1001", react: "/react/#1001" };
const names = ["bare", "viewer", "react"] as const;

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
const kinds = [
  { row: "warm", isCold: false, limit: 1.25 },
  { row: "cold", isCold: true, limit: 1.3 },
];

for (const { row, isCold, limit } of kinds) {
  // From the start of the navigation until the active stage's fields are painted.
  test(row, async ({ service, openContext }) => {
    service.reads(1001, delayed(answerMs, caseAnswer(1001, size)));
    const times: Record<keyof typeof paths, number[]> = { bare: [], viewer: [], react: [] };
    const warmContext = await openContext();
    const warmUps = isCold ? 0 : 3;
    for (let run = -warmUps; run < runs; run += 1) {
      for (const name of names) {
        const context = isCold ? await openContext() : warmContext;
        const page = await newPage(context, fieldsOf(size));
        if (isCold) await slowDown(page);
        const time = await open(page, service.address + paths[name]);
        // What is loaded after the case counts neither for it nor for the next page.
        await page.waitForLoadState("networkidle");
        await (isCold ? context.close() : page.close());
        if (run >= 0) times[name].push(time);
      }
    }
    const { bare, viewer, react } = times;
    print({
      "bare page, innerHTML, ms": [bare],
      "case viewer, ms": [viewer],
      "case viewer ÷ bare": [ratios(viewer, bare), limit],
      "React, router, query ÷ bare": [ratios(react, bare)],
    });
  });
}
