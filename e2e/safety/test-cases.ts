import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { buildPageScript } from "../page-script.ts";
import { json } from "../servers/replies.ts";
import type { CaseToOpen } from "./open-case.ts";
import { expect, test } from "./safety-test.ts";

/** One answer of GetBpItem, and what the page must show of it. */
export interface CaseAnswer extends Omit<CaseToOpen, "id"> {
  readonly name: string;
  readonly text: (id: number) => string;
}

const maxLateMs = 2000;
const isStuck = { lateMs: 0, problems: ["the page does not go on"] };

interface TestCasesOptions {
  readonly batchSize?: number;
  /** Whether `npm test` opens those of the first page too. */
  readonly isSampled?: boolean;
}

/** Declares tests that open a case for each answer; every test has answers of all kinds. */
export function testCases(
  title: string,
  answers: readonly CaseAnswer[],
  { batchSize = 50, isSampled = true }: TestCasesOptions = {},
): void {
  const count = Math.ceil(answers.length / batchSize);
  for (let batch = 0; batch < count; batch += 1) {
    const tag = isSampled && batch === 0 ? "@sample" : [];
    test(`${title}, ${batch + 1}`, { tag }, async ({ page, service }) => {
      const script = join(import.meta.dirname, "open-case.ts");
      await page.addInitScript(await buildPageScript(script));
      await page.goto("./");
      await page.getByRole("heading", { level: 1 }).waitFor();
      let id = 1_000_000;
      const open = ({ text, ends, texts }: CaseAnswer) => {
        id += 1;
        service.reads(id, json(text(id)));
        const opened = page.evaluate((some) => window.openCase(some), { id, ends, texts });
        const orProblem = opened.catch((error) => ({ lateMs: 0, problems: [String(error)] }));
        return Promise.race([orProblem, delay(60_000, isStuck, { ref: false })]);
      };
      for (const answer of answers.filter((_answer, index) => index % count === batch)) {
        const { lateMs, problems } = await open(answer);
        expect.soft(problems, answer.name).toEqual([]);
        // A busy computer is sometimes late: a late case is opened a second time before it is reported.
        const isLate = lateMs > maxLateMs && (await open(answer)).lateMs > maxLateMs;
        expect.soft(isLate, `${answer.name}: words after ${maxLateMs} ms`).toBe(false);
      }
    });
  }
}
