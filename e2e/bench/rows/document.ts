import { setTimeout as delay } from "node:timers/promises";
import { CasePage } from "../../pages/case-page.ts";
import { json, type Reply } from "../../servers/replies.ts";
import { type Measured, open, print, ratios, runs, test } from "../bench-test.ts";
import { caseAnswer, fieldsOf } from "../case-answer.ts";
import { replyTo } from "../steps.ts";

const size = { stages: 8, fields: 25 };
const name = "evidence.bin";
const entry = { id: "1", creationDate: "2024-03-01T08:00:00", creator: "r.roe", name };
/** Of base64 text. */
const length = 100_000_000;

const pieceLength = 256 * 1024;

/** A large answer in pieces with pauses, and what is done once its connection is closed. */
const slowly =
  (answer: Buffer, onClose: () => void): Reply =>
  async (response) => {
    const closed = new AbortController();
    response.on("close", () => {
      closed.abort();
      onClose();
    });
    response.writeHead(200, {
      "Content-Type": "application/json",
      "Content-Length": answer.length,
    });
    for (let from = 0; from < answer.length; from += pieceLength) {
      await delay(20, undefined, closed);
      response.write(answer.subarray(from, from + pieceLength));
    }
    response.end();
  };

/** Presses a button that makes a file. @returns ms until the file is complete */
async function fileAfter({ page }: Measured, press: () => Promise<void>): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const { probe } = window;
    const file = probe.file();
    return { time: probe.event("click").then(async (at) => (await file) - at) };
  });
  await press();
  return watch.evaluate(({ time }) => time);
}

/** The bytes that JavaScript holds after what is no longer needed is gone. */
async function heapOf({ cdp }: Measured): Promise<number> {
  await cdp.send("HeapProfiler.enable");
  await cdp.send("HeapProfiler.collectGarbage");
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize } = await cdp.send("Runtime.getHeapUsage");
  return usedSize + backingStorageSize;
}

// A document of 100 MB: from the press until the file is complete, what it costs the page, and giving it up.
test("document", async ({ service, openContext }) => {
  const content = Buffer.alloc((length / 4) * 3, "a document of bytes ").toString("base64");
  const withFile = caseAnswer(1001, size, [{ ...entry, content }]);
  const without = caseAnswer(1001, size, [entry]);
  let fileReply = json(withFile);
  service.reads(1001, (response, request) =>
    (request.query === "" ? json(without) : fileReply)(response, request),
  );
  const context = await openContext();
  const viewer = await context.newPage(fieldsOf(size));
  await open(viewer, `${service.address}/cases/1001`);
  const bare = await context.newPage({ prefix: "", count: 0 });
  await bare.page.goto(`${service.address}/document/1001`);
  const { attachments } = new CasePage(viewer.page);

  const measured = {
    took: [0],
    least: [0],
    longestTask: [0],
    memory: [0],
    cancelSaid: [0],
    cancelEnded: [0],
  };
  for (let run = 0; run <= runs; run += 1) {
    fileReply = json(withFile);
    await bare.page.bringToFront();
    measured.least[run] = await fileAfter(bare, () => bare.page.getByRole("button").click());
    await viewer.page.bringToFront();
    const before = await heapOf(viewer);
    await viewer.page.evaluate(() => window.probe.longestTask());
    const download = viewer.page.waitForEvent("download");
    measured.took[run] = await fileAfter(viewer, () => attachments.download(name).click());
    await (await download).delete();
    measured.longestTask[run] = await viewer.page.evaluate(() => window.probe.longestTask());
    await delay(500);
    measured.memory[run] = ((await heapOf(viewer)) - before) / 1e6;

    const closedAt = new Promise<number>((resolve) => {
      fileReply = slowly(withFile, () => resolve(Date.now()));
    });
    await attachments.download(name).click();
    const cancel = attachments.cancel(name);
    await cancel.waitFor();
    const pressed = await viewer.page.evaluateHandle(() => ({ at: window.probe.event("click") }));
    const { settled } = await replyTo(viewer.page, "click", () => cancel.click());
    const pressedAt = await pressed.evaluate(({ at }) =>
      at.then((at) => performance.timeOrigin + at),
    );
    measured.cancelSaid[run] = settled;
    measured.cancelEnded[run] = (await closedAt) - pressedAt;
  }
  // The first run only warms up.
  for (const values of Object.values(measured)) values.shift();
  const { took, least, longestTask, memory, cancelSaid, cancelEnded } = measured;
  print({
    "100 MB, press → file complete ÷ least in a worker": [ratios(took, least), 1.3],
    "longest task of the page, ms": [longestTask, 50],
    "press Cancel → said, ms": [cancelSaid, 100],
    "press Cancel → request ended, ms": [cancelEnded, 100],
    "JavaScript memory kept, MB": [memory, 10],
  });
});
