import { answeredAt, open, openContext } from "../browser.ts";
import { caseAnswer, fieldPrefix, visibleFields } from "../case-answer.ts";
import { type Figure, figure, quantile, ratios } from "../figures.ts";
import { jsonBytes } from "../json-bytes.ts";
import type { Row } from "../row.ts";
import { openStages, scroll } from "../steps.ts";

const small = { stages: 40, fields: 50 };
const large = { stages: 400, fields: 50 };

/** By then the application has started, so that nothing but the answer is measured. */
const delay = 1000;

interface Times {
  readonly opened: number;
  readonly switched: number;
  readonly scrolled: number;
}

/** Ten times the stages: what a case costs against one of forty stages. */
export const growth: Row = async ({ server, browser, runs }) => {
  const texts = new Map(
    [small, large].map((size, index) => [index + 1, jsonBytes(caseAnswer(index + 1, size))]),
  );
  server.answers((id) => texts.get(id) ?? new Uint8Array(), delay);
  const context = await openContext(browser);

  async function measure(id: number, { stages, fields }: typeof small): Promise<Times> {
    const measured = await context.newPage({
      prefix: fieldPrefix(stages),
      count: visibleFields(fields),
    });
    const painted = await open(measured, `${server.address}/cases/${id}`);
    const opened = painted - (await answeredAt(measured));
    const switched = quantile(await openStages(measured, 10, fields), 0.95);
    const scrolled = quantile(await scroll(measured.page), 0.95);
    await measured.page.close();
    return { opened, switched, scrolled };
  }

  const smaller: Times[] = [];
  const larger: Times[] = [];
  await measure(1, small);
  for (let run = 0; run < runs; run += 1) {
    smaller.push(await measure(1, small));
    larger.push(await measure(2, large));
  }
  await context.close();

  const figures = (name: string, of: (times: Times) => number, target: number): Figure[] => [
    figure("growth", `${name}, 40 stages`, "ms", smaller.map(of)),
    figure("growth", `${name}, 400 stages`, "ms", larger.map(of)),
    figure("growth", `${name}, 400 ÷ 40`, "×", ratios(larger.map(of), smaller.map(of)), target),
  ];
  return [
    ...figures("answer → painted", ({ opened }) => opened, 2),
    ...figures("stage switch, p95", ({ switched }) => switched, 1.5),
    ...figures("frame while scrolling, p95", ({ scrolled }) => scrolled, 1.5),
  ];
};
