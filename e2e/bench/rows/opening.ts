import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { json } from "../../servers/replies.ts";
import { delayed, measure, newPage, open, test } from "../bench-test.ts";
import { caseAnswer, fieldsOf } from "../case-answer.ts";
import { application } from "../global-setup.ts";

const size = { stages: 8, fields: 25 };
const answerMs = 300;

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
for (const { row, isCold, limit } of [
  { row: "warm", isCold: false, limit: 1.25 },
  { row: "cold", isCold: true, limit: 1.3 },
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
        const bare = await timeOf("/compared/bare/#1001");
        const viewer = await timeOf("/cases/1001");
        const react = await timeOf("/compared/react/#1001");
        return {
          "bare page, innerHTML, ms": [bare],
          "case viewer, ms": [viewer],
          "case viewer ÷ bare": [viewer / bare, limit],
          "React, router, query ÷ bare": [react / bare],
        };
      },
      isCold ? 0 : 3,
    );
  });
}

// The scripts and styles that a case needs before it is painted.
test("bytes", async ({ service, openContext }) => {
  service.reads(1001, json(caseAnswer(1001, size)));
  await measure(async () => {
    const page = await newPage(await openContext(), fieldsOf(size));
    const files = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(?:js|css)$/.test(pathname)) files.add(pathname);
    });
    await open(page, `${service.address}/cases/1001`);
    const sizes = [...files].map(
      (path) => gzipSync(readFileSync(join(application, path)), { level: 9 }).length,
    );
    const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
    return { "JS and CSS until a case is painted, gzip -9, KB": [kilobytes, 160] };
  }, 0);
});
