import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { CasePage } from "../../pages/case-page.ts";
import { json } from "../../servers/replies.ts";
import { measure, newPage, open, test, timeTo } from "../bench-test.ts";
import { caseAnswer, fieldsOf } from "../case-answer.ts";

const size = { stages: 8, fields: 25 };
const name = "evidence.bin";
const entry = { id: "1", creationDate: "2024-03-01T08:00:00", creator: "Р. Роу", name };

/** The memory of all processes of a browser in bytes: Linux tells the share of each. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const sizes = processInfo.map(({ id }) => {
    try {
      const [, kilobytes] =
        /^Pss: +(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8")) ?? [];
      return Number(kilobytes) * 1024;
    } catch {
      // The process has ended.
      return 0;
    }
  });
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Runs something. @returns how much more memory the browser had meanwhile, at most, in MB */
async function peakOf(browser: Browser, run: () => Promise<unknown>): Promise<number> {
  const before = await memoryOf(browser);
  let peak = before;
  let isDone = false;
  const running = run().finally(() => (isDone = true));
  while (!isDone) {
    peak = Math.max(peak, await memoryOf(browser));
    await delay(50);
  }
  await running;
  return (peak - before) / 1e6;
}

// Files of three sizes: one downloaded, and the pack; how long each takes, and the most memory meanwhile. Only on Linux.
for (const megabytes of [10, 100, 300]) {
  test(`files of ${megabytes} MB`, async ({ service, openContext }) => {
    const content = Buffer.alloc(megabytes * 1e6, "a document of bytes ").toString("base64");
    const withFile = json(caseAnswer(1001, size, [{ ...entry, content }]));
    const without = json(caseAnswer(1001, size, [entry]));
    service.reads(1001, (response, request) =>
      (request.query === "" ? without : withFile)(response, request),
    );
    /** Presses a button of a case that has just been opened. */
    async function press(label: string) {
      const context = await openContext();
      const page = await newPage(context, fieldsOf(size));
      await open(page, `${service.address}/cases/1001`);
      const { attachments } = new CasePage(page);
      const button = label === "" ? attachments.downloadAll : attachments.download(label);
      await button.waitFor();
      const browser = context.browser();
      if (!browser) throw new Error("no browser");
      let took = Number.NaN;
      const saving = page.waitForEvent("download");
      const peak = await peakOf(browser, async () => {
        took = await timeTo(page, "file", "click", () => button.click());
        await saving;
      });
      await (await saving).delete();
      await context.close();
      return { took, peak };
    }
    await measure(async () => {
      const one = await press(name);
      const all = await press("");
      return {
        "download, ms": [one.took],
        "download, memory MB": [one.peak],
        "pack, ms": [all.took],
        "pack, memory MB": [all.peak],
      };
    }, 0);
  });
}
