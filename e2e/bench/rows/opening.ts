import { type Measured, open, openContext } from "../browser.ts";
import { caseAnswer, fieldPrefix, visibleFields } from "../case-answer.ts";
import { type Figure, figure, ratios } from "../figures.ts";
import { jsonBytes } from "../json-bytes.ts";
import type { Bench, Row } from "../row.ts";

const size = { stages: 8, fields: 25 };
const wanted = { prefix: fieldPrefix(size.stages), count: visibleFields(size.fields) };
const delay = 300;

/** What is opened: the page that does the least, also in a process of its own, the application, React with a router and a query. */
const paths = {
  floor: "/bare/cases/1001",
  isolated: "/isolated/cases/1001",
  ours: "/cases/1001",
  react: "/react/cases/1001",
};
type Opened = keyof typeof paths;
const opened: readonly Opened[] = ["floor", "isolated", "ours", "react"];

async function measure(
  row: string,
  { server, browser, runs }: Bench,
  target: number,
  isCold: boolean,
): Promise<Figure[]> {
  const text = jsonBytes(caseAnswer(1001, size));
  server.answers(() => text, delay);
  const times: Record<Opened, number[]> = { floor: [], isolated: [], ours: [], react: [] };
  const contexts = {
    floor: openContext(browser),
    isolated: openContext(browser),
    ours: openContext(browser),
    react: openContext(browser),
  };

  async function openOnce(which: Opened): Promise<number> {
    const context = isCold ? await openContext(browser) : await contexts[which];
    const measured = await context.newPage(wanted);
    if (isCold) await slowDown(measured);
    const time = await open(measured, server.address + paths[which]);
    // What comes after the case is none of its time, and none of the next one's.
    await measured.page.waitForLoadState("networkidle");
    await (isCold ? context.close() : measured.page.close());
    return time;
  }

  const warmUps = isCold ? 0 : 3;
  for (let run = -warmUps; run < runs; run += 1) {
    for (const which of opened) {
      const time = await openOnce(which);
      if (run >= 0) times[which].push(time);
    }
  }
  for (const context of Object.values(contexts)) await (await context).close();

  const { floor, isolated, ours, react } = times;
  return [
    figure(row, "bare page, innerHTML", "ms", floor),
    figure(row, "the same in a process of its own", "ms", isolated),
    figure(row, "case viewer", "ms", ours),
    figure(row, "React, router, query", "ms", react),
    figure(row, "case viewer ÷ bare", "×", ratios(ours, floor), target),
    figure(row, "bare page in its own process ÷ bare", "×", ratios(isolated, floor)),
    figure(row, "React page ÷ bare", "×", ratios(react, floor)),
  ];
}

/** 60 ms there and back, 9 Mbit/s. */
async function slowDown({ cdp }: Measured): Promise<void> {
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 60,
    downloadThroughput: 9_000_000 / 8,
    uploadThroughput: 9_000_000 / 8,
  });
}

/** Navigation → the active stage's fields painted, files in the cache, the service answers in 300 ms. */
export const warm: Row = (bench) => measure("warm", bench, 1.25, false);

/** The same with nothing in the cache, over a slow line. */
export const cold: Row = (bench) => measure("cold", bench, 1.3, true);
