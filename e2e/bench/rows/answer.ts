import { CasePage } from "../../pages/case-page.ts";
import {
  answeredAt,
  delayed,
  type Measured,
  open,
  print,
  ratios,
  runs,
  test,
} from "../bench-test.ts";
import { allFieldsOf, caseAnswer, fieldsOf } from "../case-answer.ts";
import { shownAfter } from "../steps.ts";

const size = { stages: 40, fields: 50 };
const everything = allFieldsOf(size);

/** By then every page has started, so that nothing but the answer is measured. */
const answerMs = 1000;

/**
 * Shows all fields of a case by finding what each has, hidden ones too: the first hundred from a key, the
 * others from a button.
 * @returns ms from the key and from the button to the frame, together: how long the driver looks for the button is not the page's time
 */
async function findAll({ page }: Measured): Promise<number> {
  const casePage = new CasePage(page);
  await casePage.showHidden.check();
  await casePage.find.focus();
  const first = await shownAfter(page, "keydown", { ...everything, count: 100 }, () =>
    page.keyboard.press("f"),
  );
  const showAll = page.getByRole("button", { name: /^Show all/ });
  return first + (await shownAfter(page, "click", everything, () => showAll.click()));
}

// From the answer's arrival to the frame in which the case is complete: 40 stages of 50 fields.
test("answer", async ({ service, openContext }) => {
  service.reads(1001, delayed(answerMs, caseAnswer(1001, size)));
  const context = await openContext();
  const bare: number[] = [];
  const opened: number[] = [];
  const found: number[] = [];

  async function paint(path: string, wanted: typeof everything) {
    const measured = await context.newPage(wanted);
    const paintedAt = await open(measured, service.address + path);
    return { measured, time: paintedAt - (await answeredAt(measured)) };
  }

  for (let run = -1; run < runs; run += 1) {
    const least = await paint("/bare/cases/1001?all", everything);
    await least.measured.page.close();
    const viewer = await paint("/cases/1001", fieldsOf(size));
    const foundAfter = viewer.time + (await findAll(viewer.measured));
    await viewer.measured.page.close();
    // The first run only warms up.
    if (run < 0) continue;
    bare.push(least.time);
    opened.push(viewer.time);
    found.push(foundAfter);
  }
  print({
    "2,000 fields, innerHTML, ms": [bare],
    "case viewer as opened ÷ innerHTML": [ratios(opened, bare), 0.9],
    "opened, then all found ÷ innerHTML": [ratios(found, bare), 2.5],
  });
});
