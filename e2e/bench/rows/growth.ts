import type { Page } from "@playwright/test";
import { delayed, measure, newPage, openAfterAnswer, quantile, test } from "../bench-test.ts";
import { type CaseSize, caseAnswer, fieldsOf } from "../case-answer.ts";
import { eachStage, timeTo } from "../steps.ts";

/** By then the application has started, so that nothing but the answer is measured. */
const answerMs = 1000;

/** Scrolls a case down and up by the wheel. @returns the time between its frames, in ms */
async function scroll(page: Page): Promise<number[]> {
  await page.mouse.move(900, 500);
  await page.evaluate(() => window.probe.startFrames());
  for (const by of [400, -400]) {
    for (let step = 0; step < 15; step += 1) await page.mouse.wheel(0, by);
  }
  return page.evaluate(() => window.probe.stopFrames());
}

const small = { stages: 40, fields: 50 };
const large = { stages: 400, fields: 50 };

// Ten times the stages: what a case costs against one of forty stages.
test("growth", async ({ service, openContext }) => {
  const context = await openContext();

  async function use(size: CaseSize) {
    const page = await newPage(context, fieldsOf(size));
    const opened = await openAfterAnswer(page, `${service.address}/cases/${size.stages}`);
    const switched = await eachStage(page, 10, (link, stage) =>
      timeTo(page, fieldsOf(size, stage), "click", () => link.click()),
    );
    const frames = await scroll(page);
    await page.close();
    return { opened, switched: quantile(switched, 0.95), scrolled: quantile(frames, 0.95) };
  }

  for (const size of [small, large])
    service.reads(size.stages, delayed(answerMs, caseAnswer(size.stages, size)));
  await measure(async () => {
    const least = await use(small);
    const most = await use(large);
    return {
      "answer → painted, 400 stages ÷ 40": [most.opened / least.opened, 2],
      "stage switch, p95, 400 stages ÷ 40": [most.switched / least.switched, 1.5],
      "frame while scrolling, p95, 400 stages ÷ 40": [most.scrolled / least.scrolled, 1.5],
    };
  });
});
