import { setTimeout as delay } from "node:timers/promises";
import { CasePage } from "../../pages/case-page.ts";
import { HomePage } from "../../pages/home-page.ts";
import { delayed, measure, newPage, quantile, test, timeTo } from "../bench-test.ts";
import { caseAnswer, fieldsOf } from "../case-answer.ts";

/** The cases of the list. Their numbers of stages differ, so that the names of their fields do. */
const cases = [8, 9, 10, 11, 12].map((stages) => ({ id: 1000 + stages, stages, fields: 12 }));

/** A case that was not read before takes this much longer. */
const answerMs = 300;
/** By then the page has read the next case, and done what it does when it is idle. */
const readingMs = 1500;

// From the press in one case of the list until the next one is painted, which was read while the first one was.
test("list → next case", async ({ service, openContext }) => {
  for (const { id, ...size } of cases) service.reads(id, delayed(answerMs, caseAnswer(id, size)));
  const context = await openContext();
  await measure(async () => {
    const page = await newPage(context);
    await page.goto(service.address);
    const home = new HomePage(page);
    await home.open(cases.map(({ id }) => id).join(" "));
    await home.loaded(cases.length);
    const [first, ...others] = await home.ids();
    if (first === undefined) throw new Error("no list");
    await home.row(first).getByRole("link").click({ force: true });
    const next: number[] = [];
    for (const id of others) {
      await new CasePage(page).neighbours.waitFor();
      await delay(readingMs);
      const size = cases.find((one) => one.id === id);
      if (!size) throw new Error("not on the list");
      await page.keyboard.down("Shift");
      next.push(await timeTo(page, fieldsOf(size), "keydown", () => page.keyboard.press("J")));
      await page.keyboard.up("Shift");
    }
    await page.close();
    return { "next case, press → painted, ms": [quantile(next, 0.5)] };
  });
});
