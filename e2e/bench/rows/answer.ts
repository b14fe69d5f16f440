import type { BrowserContext, Page } from "@playwright/test";
import { CasePage } from "../../pages/case-page.ts";
import {
  delayed,
  eachStage,
  measure,
  newPage,
  openAfterAnswer,
  quantile,
  test,
  timeTo,
} from "../bench-test.ts";
import { type CaseSize, caseAnswer, fieldsOf } from "../case-answer.ts";
import type { Wanted } from "../probe.ts";

const size = { stages: 40, fields: 50 };
/** All fields of a case, hidden ones too. */
const everything = { prefix: "Field ", count: size.stages * size.fields };

/** By then every page has started, so that nothing but the answer is measured. */
const answerMs = 1000;

/**
 * Shows all fields of a case by finding what each has, hidden ones too: the first hundred from a key, the
 * others from a button.
 * @returns ms from the key and from the button to the frame, together: how long the driver looks for the button is not the page's time
 */
async function findAll(page: Page): Promise<number> {
  const casePage = new CasePage(page);
  await casePage.showHidden.check();
  await casePage.find.focus();
  const first = await timeTo(page, { ...everything, count: 100 }, "keydown", () =>
    page.keyboard.press("f"),
  );
  const showAll = page.getByRole("button", { name: /^Show all/ });
  return first + (await timeTo(page, everything, "click", () => showAll.click()));
}

// From the answer's arrival to the frame in which the case is complete: 40 stages of 50 fields.
test("answer", async ({ service, openContext }) => {
  service.reads(1001, delayed(answerMs, caseAnswer(1001, size)));
  const context = await openContext();
  await measure(async () => {
    const least = await newPage(context, everything);
    const bare = await openAfterAnswer(least, `${service.address}/compared/bare/?all#1001`);
    await least.close();
    const viewer = await newPage(context, fieldsOf(size));
    const opened = await openAfterAnswer(viewer, `${service.address}/cases/1001`);
    const found = opened + (await findAll(viewer));
    await viewer.close();
    return {
      "2,000 fields, innerHTML, ms": [bare],
      "case viewer as opened ÷ innerHTML": [opened / bare, 1.2],
      "opened, then all found ÷ innerHTML": [found / bare, 2.5],
    };
  });
});

const usual = { stages: 8, fields: 12 };
const inRussian = { ...usual, language: "russian" } as const;

// The same for a usual case in Cyrillic letters on a screen in Russian, beside one in English.
test("answer in Russian", async ({ service, openContext }) => {
  service.reads(1, delayed(answerMs, caseAnswer(1, usual)));
  service.reads(2, delayed(answerMs, caseAnswer(2, inRussian)));
  const english = await openContext();
  const russian = await openContext("ru-RU");

  async function timeOf(context: BrowserContext, wanted: Wanted, path: string) {
    const page = await newPage(context, wanted);
    const time = await openAfterAnswer(page, service.address + path);
    await page.close();
    return time;
  }

  await measure(async () => {
    const bare = await timeOf(russian, fieldsOf(inRussian), "/compared/bare/#2");
    const least = await timeOf(english, fieldsOf(usual), "/cases/1");
    const opened = await timeOf(russian, fieldsOf(inRussian), "/cases/2");
    return {
      "innerHTML in Russian, ms": [bare],
      "case viewer in English, ms": [least],
      "case viewer in Russian, ms": [opened],
      "Russian ÷ English": [opened / least, 1.2],
    };
  }, 3);
});

/** Scrolls a case down and up by the wheel. @returns the time between its frames, in ms */
async function scroll(page: Page): Promise<number[]> {
  await page.mouse.move(900, 500);
  await page.evaluate(() => window.probe.startFrames());
  for (const by of [400, -400]) {
    for (let step = 0; step < 15; step += 1) await page.mouse.wheel(0, by);
  }
  return page.evaluate(() => window.probe.stopFrames());
}

const large = { stages: 400, fields: 50 };

// Ten times the stages: what a case costs against one of forty stages.
test("growth", async ({ service, openContext }) => {
  const context = await openContext();

  async function use(used: CaseSize) {
    const page = await newPage(context, fieldsOf(used));
    const opened = await openAfterAnswer(page, `${service.address}/cases/${used.stages}`);
    const switched = await eachStage(page, 10, (link, stage) =>
      timeTo(page, fieldsOf(used, stage), "click", () => link.click()),
    );
    const frames = await scroll(page);
    await page.close();
    return { opened, switched: quantile(switched, 0.95), scrolled: quantile(frames, 0.95) };
  }

  for (const some of [size, large])
    service.reads(some.stages, delayed(answerMs, caseAnswer(some.stages, some)));
  await measure(async () => {
    const least = await use(size);
    const most = await use(large);
    return {
      "answer → painted, 400 stages ÷ 40": [most.opened / least.opened, 1.5],
      "stage switch, p95, 400 stages ÷ 40": [most.switched / least.switched, 1.2],
      "frame while scrolling, p95, 400 stages ÷ 40": [most.scrolled / least.scrolled, 1.5],
    };
  });
});
