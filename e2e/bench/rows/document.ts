import { setTimeout } from "node:timers/promises";
import { CasePage } from "../../pages/case-page.ts";
import { heapOf, type Measured, open, openContext } from "../browser.ts";
import { caseAnswer, fieldPrefix, visibleFields } from "../case-answer.ts";
import { figure, ratios } from "../figures.ts";
import { jsonBytes } from "../json-bytes.ts";
import type { Row } from "../row.ts";
import { replyTo } from "../steps.ts";

const size = { stages: 8, fields: 25 };
const name = "evidence.bin";
/** Of base64 text. */
const length = 100_000_000;

const entry = { id: "1", creationDate: "2024-03-01T08:00:00", creator: "r.roe", name };

async function pressed({ page }: Measured, act: () => Promise<void>): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const { probe } = window;
    const file = probe.file();
    return { time: probe.event("click").then(async (at) => (await file) - at) };
  });
  await act();
  return watch.evaluate(({ time }) => time);
}

/** A document of 100 MB: press → file complete, what it costs the page, and giving it up. */
export const document: Row = async ({ server, browser, runs }) => {
  const content = Buffer.alloc((length / 4) * 3, "a document of bytes ").toString("base64");
  const withFile = jsonBytes(caseAnswer(1001, size, [{ ...entry, content }]));
  const without = jsonBytes(caseAnswer(1001, size, [entry]));
  server.answers(() => without);
  const context = await openContext(browser);

  const ours = await context.newPage({
    prefix: fieldPrefix(size.stages),
    count: visibleFields(size.fields),
  });
  await open(ours, `${server.address}/cases/1001`);
  const floor = await context.newPage({ prefix: "", count: 0 });
  await floor.page.goto(`${server.address}/document/1001`);
  const { attachments } = new CasePage(ours.page);

  const taken: number[] = [];
  const least: number[] = [];
  const longest: number[] = [];
  const kept: number[] = [];
  const givenUp: number[] = [];
  const brokenOff: number[] = [];
  for (let run = -1; run < runs; run += 1) {
    server.answersFiles(() => withFile);
    await floor.page.bringToFront();
    const least1 = await pressed(floor, () => floor.page.getByRole("button").click());
    await ours.page.bringToFront();
    const before = await heapOf(ours);
    await ours.page.evaluate(() => window.probe.longestTask());
    const download = ours.page.waitForEvent("download");
    const taken1 = await pressed(ours, () => attachments.download(name).click());
    await (await download).delete();
    const longest1 = await ours.page.evaluate(() => window.probe.longestTask());
    await setTimeout(500);
    const after = await heapOf(ours);

    server.answersFiles(() => withFile, 20);
    await attachments.download(name).click();
    const cancel = attachments.cancel(name);
    await cancel.waitFor();
    const pressedAt = await ours.page.evaluateHandle(() => ({ at: window.probe.event("click") }));
    const { settled } = await replyTo(ours.page, "click", () => cancel.click());
    const endedAt = server.brokenOffAt() ?? Number.NaN;
    const startedAt = await pressedAt.evaluate(({ at }) =>
      at.then((at) => performance.timeOrigin + at),
    );
    if (run < 0) continue;
    least.push(least1);
    taken.push(taken1);
    longest.push(longest1);
    kept.push((after - before) / 1e6);
    givenUp.push(settled);
    brokenOff.push(endedAt - startedAt);
  }
  await context.close();

  return [
    figure("document", "100 MB, least in a worker", "ms", least),
    figure("document", "100 MB, press → file complete", "ms", taken),
    figure("document", "case viewer ÷ least", "×", ratios(taken, least), 1.3),
    figure("document", "longest task of the page", "ms", longest, 50),
    figure("document", "press Cancel → said", "ms", givenUp, 100),
    figure("document", "press Cancel → request ended", "ms", brokenOff, 100),
    figure("document", "JavaScript memory kept", "MB", kept, 10),
  ];
};
