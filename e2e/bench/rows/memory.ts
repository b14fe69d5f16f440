import { CasePage } from "../../pages/case-page.ts";
import { HomePage } from "../../pages/home-page.ts";
import { heapOf, open, openContext } from "../browser.ts";
import { caseAnswer, fieldPrefix, visibleFields } from "../case-answer.ts";
import { figure } from "../figures.ts";
import { jsonBytes } from "../json-bytes.ts";
import type { Row } from "../row.ts";

const size = { stages: 8, fields: 25 };
const cases = 500;
/** By then whatever keeps a bounded number of things has as many as it will. */
const settledAfter = 100;

/** Five hundred cases, one after the other in one tab: what each leaves behind. */
export const memory: Row = async ({ server, browser }) => {
  server.answers((id) => jsonBytes(caseAnswer(id, size)));
  const context = await openContext(browser);
  const measured = await context.newPage({
    prefix: fieldPrefix(size.stages),
    count: visibleFields(size.fields),
  });
  const { page } = measured;
  const home = new HomePage(page);
  const { heading } = new CasePage(page);
  await open(measured, `${server.address}/cases/1000`);
  const first = await heapOf(measured);
  let settled = first;
  for (let number = 1; number <= cases; number += 1) {
    await home.caseId.fill(String(1000 + number));
    await home.caseId.press("Enter");
    await heading.filter({ hasText: `DP-${1000 + number}` }).waitFor();
    if (number === settledAfter) settled = await heapOf(measured);
  }
  const last = await heapOf(measured);
  await context.close();
  const each = (last - settled) / (cases - settledAfter) / 1000;
  const all = (last - first) / 1e6;
  return [
    figure("memory", `kept of each case, ${settledAfter} to ${cases}`, "KB", [each], 20),
    figure("memory", `kept of all ${cases}`, "MB", [all]),
  ];
};
