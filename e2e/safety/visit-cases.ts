import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buildPageScript } from "../page-script.ts";
import type { FakeService } from "../servers/fake-service.ts";
import { json } from "../servers/replies.ts";
import type { CaseToOpen, ShownCase } from "./in-page/open-cases.ts";
import { expect, test } from "./safety-test.ts";

/** One answer of GetBpItem, and what the page must show of it. */
export interface CaseAnswer extends Omit<CaseToOpen, "id"> {
  /** Names the answer in a message about what is wrong. */
  readonly name: string;
  /** Makes the answer for the case with this id. */
  readonly text: (id: number) => string;
}

const maxLateMs = 2000;
const firstId = 1_000_000;
const batchSize = 50;

/** Declares tests that open a case for each answer; every test has answers of all kinds. */
export function testCases(title: string, answers: readonly CaseAnswer[], hasSample = true): void {
  const count = Math.ceil(answers.length / batchSize);
  for (let batch = 0; batch < count; batch += 1) {
    const tag = hasSample && batch === 0 ? "@sample" : [];
    const some = answers.filter((_answer, index) => index % count === batch);
    test(`${title}, ${batch + 1}`, { tag }, async ({ page, service }) => {
      expect(await visitCases(page, service, some)).toEqual([]);
    });
  }
}

/** Opens a case for each answer in one page. @returns what went wrong, in words */
async function visitCases(
  page: Page,
  service: FakeService,
  answers: readonly CaseAnswer[],
): Promise<string[]> {
  let reached = "the first case";
  for (const [index, { name, text }] of answers.entries()) {
    const id = firstId + index;
    service.reads(id, (response, request) => {
      reached = name;
      return json(text(id))(response, request);
    });
  }
  await page.addInitScript(
    await buildPageScript(join(import.meta.dirname, "in-page/open-cases.ts")),
  );
  await page.goto("./");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const cases = answers.map(({ ends, texts }, index) => ({ id: firstId + index, ends, texts }));
  const open = (some: readonly CaseToOpen[]) => {
    const opened = page.evaluate((some) => window.openCases(some), some);
    // A page that crashes counts like one that hangs.
    const unlessCrashed = opened.catch(() => undefined);
    return Promise.race([unlessCrashed, page.waitForTimeout(180_000).then(() => undefined)]);
  };
  const shown = await open(cases);
  if (!shown) return [`${reached}: the page does not go on`];
  // A busy computer is sometimes late: open late cases a second time before they are reported.
  const late = cases.filter((_case, index) => isLate(shown[index]));
  const again = late.length > 0 ? await open(late) : [];
  const lateTwice = late.filter((_case, index) => isLate(again?.[index]));
  const nameOf = (id: number) => answers[id - firstId]?.name;
  return [
    ...shown.flatMap(({ id, problems }) => problems.map((problem) => `${nameOf(id)}: ${problem}`)),
    ...lateTwice.map(({ id }) => `${nameOf(id)}: words come after ${maxLateMs} ms`),
  ];
}

const isLate = (shown: ShownCase | undefined) => shown !== undefined && shown.lateMs > maxLateMs;
