import { setTimeout as delay } from "node:timers/promises";
import { CasePage } from "../../pages/case-page.ts";
import { endless, json } from "../../servers/replies.ts";
import { measure, newPage, open, test, timeTo } from "../bench-test.ts";
import { caseAnswer, fieldsOf } from "../case-answer.ts";

const size = { stages: 8, fields: 25 };
const name = "evidence.bin";
const entry = { id: "1", creationDate: "2024-03-01T08:00:00", creator: "r.roe", name };
/** Of base64 text. */
const length = 100_000_000;

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
  const viewer = await newPage(context, fieldsOf(size));
  const bare = await newPage(context);
  await bare.goto(`${service.address}/compared/document/#1001`);
  const address = `${service.address}/cases/1001`;
  const { attachments } = new CasePage(viewer);
  const download = attachments.download(name);
  const cancel = attachments.section.getByRole("button", { name: "Cancel" });
  const cdp = await context.newCDPSession(viewer);

  /** The bytes that JavaScript holds after what is no longer needed is gone. */
  async function heapSize(): Promise<number> {
    await cdp.send("HeapProfiler.enable");
    await cdp.send("HeapProfiler.collectGarbage");
    await cdp.send("HeapProfiler.collectGarbage");
    const { usedSize, backingStorageSize } = await cdp.send("Runtime.getHeapUsage");
    return usedSize + backingStorageSize;
  }

  await measure(async () => {
    fileReply = json(withFile);
    await bare.bringToFront();
    const least = await timeTo(bare, "file", "click", () => bare.getByRole("button").click());
    await viewer.bringToFront();
    // Anew each time: the file of an open case is kept.
    await open(viewer, address);
    await download.waitFor();
    // The page does its own work when it is idle.
    await delay(1000);
    const before = await heapSize();
    await viewer.evaluate(() => window.probe.longestTask());
    const saving = viewer.waitForEvent("download");
    const took = await timeTo(viewer, "file", "click", () => download.click());
    await (await saving).delete();
    const longestTask = await viewer.evaluate(() => window.probe.longestTask());
    await delay(500);
    const memory = ((await heapSize()) - before) / 1e6;

    await open(viewer, address);
    const closedAt = new Promise<number>((resolve) => {
      fileReply = (response, request) => {
        response.on("close", () => resolve(Date.now()));
        return endless(" ".repeat(256 * 1024), 20)(response, request);
      };
    });
    await download.click();
    await cancel.waitFor();
    const pressed = await viewer.evaluateHandle(() => ({ at: window.probe.event("click") }));
    const said = await timeTo(viewer, "frame", "click", () => cancel.click());
    const pressedAt = await pressed.evaluate(async ({ at }) => performance.timeOrigin + (await at));
    return {
      "100 MB, press → file complete ÷ least in a worker": [took / least, 1.3],
      "longest task of the page, ms": [longestTask, 50],
      "press Cancel → said, ms": [said, 100],
      "press Cancel → request ended, ms": [(await closedAt) - pressedAt, 100],
      "JavaScript memory kept, MB": [memory, 10],
    };
  });
});
