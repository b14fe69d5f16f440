import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { CasePage } from "../../pages/case-page.ts";
import { json } from "../../servers/replies.ts";
import { measure, newPage, open, test, timeTo } from "../bench-test.ts";
import { caseAnswer, fieldsOf } from "../case-answer.ts";

const size = { stages: 8, fields: 25 };
const name = "evidence.bin";
const entry = { id: "1", creationDate: "2024-03-01T08:00:00", creator: "Р. Роу", name };

/** The processes of a browser, and the processor time that they have taken together, in seconds. */
async function processesOf(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const time = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  return { processes: processInfo.map(({ id }) => id), time };
}

/** The memory of processes in bytes: of what several share, Linux tells the share of each. */
function memoryOf(processes: readonly number[]): number {
  const sizes = processes.map((id) => {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, "utf8");
    return Number(/^Pss: +(\d+)/m.exec(rollup)?.[1]) * 1024;
  });
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Runs something. @returns how much more memory the browser had meanwhile, at most, and its processor time */
async function costOf(browser: Browser, run: () => Promise<unknown>) {
  const { processes, time } = await processesOf(browser);
  const before = memoryOf(processes);
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(processes))), 100);
  await run().finally(() => clearInterval(timer));
  const after = await processesOf(browser);
  return { memory: (peak - before) / 1e6, processor: (after.time - time) * 1000 };
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
      const cost = await costOf(browser, async () => {
        took = await timeTo(page, "file", "click", () => button.click());
        await saving;
      });
      await (await saving).delete();
      await context.close();
      return { took, ...cost };
    }
    await measure(async () => {
      const one = await press(name);
      const all = await press("");
      return {
        "download, ms": [one.took],
        "download, processor ms": [one.processor],
        "download, memory MB": [one.memory],
        "pack, ms": [all.took],
        "pack, processor ms": [all.processor],
        "pack, memory MB": [all.memory],
      };
    }, 0);
  });
}
