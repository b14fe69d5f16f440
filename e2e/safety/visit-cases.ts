import { join } from "node:path";
import { type Page, test } from "@playwright/test";
import { buildPageScript } from "../page-script.ts";
import type { FakeService } from "../servers/fake-service.ts";
import { json } from "../servers/replies.ts";
import type { ExpectedText } from "./in-page/find-texts.ts";
import type { ShownCase } from "./in-page/open-cases.ts";

/** One answer of GetBpItem, and how it must end. */
export interface CaseAnswer {
  /** Names the answer in a message about what is wrong. */
  readonly name: string;
  /** Makes the answer for the case with this id. */
  readonly text: (id: number) => string;
  /** The page shows the case with its stages, a sentence instead of it, or either. */
  readonly ends: "case" | "failure" | "words";
  /** Texts that the case must show. */
  readonly texts?: readonly ExpectedText[];
}

const maxLateMs = 2000;
const firstId = 1_000_000;
const batchSize = 50;

/** Splits answers into batches for one test each. Every batch has answers of all kinds. */
export function batchesOf(answers: readonly CaseAnswer[]): readonly (readonly CaseAnswer[])[] {
  const count = Math.ceil(answers.length / batchSize);
  return Array.from({ length: count }, (_, batch) =>
    answers.filter((_answer, index) => index % count === batch),
  );
}

/** Opens a case for each answer in one page. @returns what went wrong, in words */
export async function visitCases(
  { page, service }: { readonly page: Page; readonly service: FakeService },
  answers: readonly CaseAnswer[],
): Promise<string[]> {
  let reached: CaseAnswer | undefined;
  for (const [index, answer] of answers.entries()) {
    const id = firstId + index;
    service.reads(id, (response, request) => {
      reached = answer;
      return json(answer.text(id))(response, request);
    });
  }
  test.info().annotations.push({ type: "answers", description: String(answers.length) });
  await page.addInitScript(await pageScript());
  await page.goto("./");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const open = (indexes: readonly number[]) => {
    const cases = indexes.map((index) => ({ id: firstId + index, texts: answers[index]?.texts }));
    const toOpen = { cases, timeoutMs: 10_000 };
    const opened = page.evaluate((toOpen) => window.openCases(toOpen), toOpen);
    // A page that crashes counts like one that hangs.
    const unlessCrashed = opened.catch(() => undefined);
    return Promise.race([unlessCrashed, page.waitForTimeout(180_000).then(() => undefined)]);
  };
  const shown = await open([...answers.keys()]);
  if (!shown) return [`${reached?.name}: the page does not go on`];
  const problems = answers.flatMap((answer, index) => problemsIn(answer, shown[index]));
  // A busy computer is sometimes late: open late cases a second time before they are reported.
  const late = [...answers.keys()].filter((index) => isLate(shown[index]));
  const again = late.length > 0 ? await open(late) : [];
  const lateTwice = late.filter((_, position) => isLate(again?.[position]));
  return [
    ...problems,
    ...lateTwice.map((index) => `${answers[index]?.name}: words come after ${maxLateMs} ms`),
  ];
}

const isLate = (shown: ShownCase | undefined) => shown !== undefined && shown.late > maxLateMs;

function problemsIn({ name, ends }: CaseAnswer, shown: ShownCase | undefined): string[] {
  if (!shown) return [`${name}: not opened`];
  const problems = [
    ...shown.missing.map((text) => `${text} is not shown`),
    ...shown.faults,
    ...wrongEnd(ends, shown),
  ];
  return problems.map((problem) => `${name}: ${problem}`);
}

function wrongEnd(ends: CaseAnswer["ends"], { shows, stages, alert }: ShownCase): string[] {
  if (shows === "nothing") return ["no words"];
  if (ends === "case" && (shows !== "case" || stages === 0)) return [`no case: ${alert}`];
  if (ends === "failure" && shows !== "failure") return ["the case is shown"];
  return shows === "case" && alert !== "" ? [`a part is lost: ${alert}`] : [];
}

let script: Promise<string> | undefined;

/** The script that opens cases inside a page, as text. */
const pageScript = (): Promise<string> =>
  (script ??= buildPageScript(join(import.meta.dirname, "in-page", "open-cases.ts")));
