import type { Page } from "@playwright/test";
import { CasePage } from "../../pages/case-page.ts";
import { CreatePage } from "../../pages/create-page.ts";
import { open, openContext } from "../browser.ts";
import { caseAnswer, fieldPrefix, visibleFields } from "../case-answer.ts";
import { type Figure, figure, quantile } from "../figures.ts";
import { jsonBytes } from "../json-bytes.ts";
import { pasteTransactions } from "../pasting.ts";
import type { Reply } from "../probe.ts";
import type { Bench, Row } from "../row.ts";
import { replyTo, switchStages } from "../steps.ts";

const size = { stages: 40, fields: 50 };
const typed = "merchant";

async function findKeys(page: Page): Promise<Reply[]> {
  const { find } = new CasePage(page);
  await find.focus();
  const replies = [];
  for (const letter of typed) {
    replies.push(await replyTo(page, "keydown", () => page.keyboard.press(letter)));
  }
  await find.fill("");
  return replies;
}

async function switchHidden(page: Page): Promise<Reply[]> {
  const { showHidden } = new CasePage(page);
  const replies = [];
  for (let at = 0; at < 6; at += 1) {
    replies.push(await replyTo(page, "click", () => showHidden.click()));
  }
  return replies;
}

async function typeArn(page: Page): Promise<Reply[]> {
  await new CreatePage(page).arn(20).focus();
  const replies = [];
  for (const digit of "74001234") {
    replies.push(await replyTo(page, "keydown", () => page.keyboard.press(digit)));
  }
  return replies;
}

/** Event → next paint, the worst of twenty; and until all that followed is painted. */
async function measure(
  { server, browser, runs }: Bench,
  slowdown: number,
  target: number,
): Promise<Figure[]> {
  const text = jsonBytes(caseAnswer(1001, size));
  server.answers(() => text);
  const context = await openContext(browser);
  const wanted = { prefix: fieldPrefix(size.stages), count: visibleFields(size.fields) };

  const onCase = await context.newPage(wanted);
  await open(onCase, `${server.address}/cases/1001`);
  await onCase.cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const onForm = await context.newPage(wanted);
  await onForm.page.goto(`${server.address}/cases/new?bpCode=DP`);
  await pasteTransactions(onForm.page, 20);
  await onForm.cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

  const steps: readonly (readonly [string, Page, (page: Page) => Promise<Reply[]>])[] = [
    ["stage switch", onCase.page, (page) => switchStages(page, 8)],
    ["find keystroke", onCase.page, findKeys],
    ["hidden fields", onCase.page, switchHidden],
    ["typing, 20 transactions", onForm.page, typeArn],
  ];
  const figures: Figure[] = [];
  for (const [name, page, step] of steps) {
    await page.bringToFront();
    await step(page);
    const all: Reply[][] = [];
    for (let run = 0; run < runs; run += 1) all.push(await step(page));
    const p95 = (of: (reply: Reply) => number) =>
      all.map((replies) => quantile(replies.map(of), 0.95));
    const what = slowdown === 1 ? name : `${name}, CPU ${slowdown}× slower`;
    figures.push(
      figure(
        "responses",
        what,
        "ms",
        p95(({ next }) => next),
        target,
      ),
      figure(
        "responses",
        `${what}, to its end`,
        "ms",
        p95(({ settled }) => settled),
      ),
    );
  }
  await context.close();
  return figures;
}

/** How long an operator waits for a press or a key, p95. */
export const responses: Row = async (bench) => [
  ...(await measure(bench, 1, 50)),
  ...(await measure(bench, 4, 150)),
];
