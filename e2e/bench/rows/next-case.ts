import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { CasePage } from "../../pages/case-page.ts";
import { HomePage } from "../../pages/home-page.ts";
import { delayed, measure, newPage, quantile, test, timeTo } from "../bench-test.ts";
import { caseAnswer, fieldsOf } from "../case-answer.ts";

/** Their numbers of stages differ, so that the names of their fields do. */
const cases = [8, 9, 10, 11, 12].map((stages) => ({ id: 1000 + stages, stages, fields: 12 }));

/** A case that was not read before takes this much longer. */
const answerMs = 300;
/** By then the page has read the next case, and done what it does when it is idle. */
const readingMs = 1500;

/** Goes from case to case. @returns ms from a press until the next one, which was read before, is painted */
async function timeNext(page: Page, ids: readonly number[]): Promise<number> {
  const times: number[] = [];
  for (const id of ids) {
    await delay(readingMs);
    const size = cases.find((one) => one.id === id);
    if (!size) throw new Error("not on the list");
    await page.keyboard.down("Shift");
    times.push(await timeTo(page, fieldsOf(size), "keydown", () => page.keyboard.press("J")));
    await page.keyboard.up("Shift");
  }
  return quantile(times, 0.5);
}

test("list → next case", async ({ service, openContext }) => {
  for (const { id, ...size } of cases) service.reads(id, delayed(answerMs, caseAnswer(id, size)));
  const context = await openContext();
  await measure(async () => {
    const compared = await newPage(context);
    const ids = cases.map(({ id }) => id);
    await compared.goto(`${service.address}/compared/react/#${ids.join()}`);
    await compared.locator("dt").first().waitFor();
    const react = await timeNext(compared, ids.slice(1));
    await compared.close();

    const page = await newPage(context);
    await page.goto(service.address);
    const home = new HomePage(page);
    await home.open(ids.join(" "));
    await home.loaded(cases.length);
    const [first, ...others] = await home.ids();
    if (first === undefined) throw new Error("no list");
    await home.row(first).getByRole("link").click({ force: true });
    await new CasePage(page).neighbours.waitFor();
    const viewer = await timeNext(page, others);
    await page.close();
    return {
      "next case, React, router, query, press → painted, ms": [react],
      "next case, case viewer, press → painted, ms": [viewer],
    };
  });
});
