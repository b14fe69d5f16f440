import type { Page } from "@playwright/test";
import { CasePage } from "../../pages/case-page.ts";
import { CreatePage } from "../../pages/create-page.ts";
import { json } from "../../servers/replies.ts";
import { type Figure, newPage, open, print, quantile, runs, test } from "../bench-test.ts";
import { caseAnswer, fieldsOf } from "../case-answer.ts";
import type { Reply } from "../probe.ts";
import { eachStage, openPaste, replyTo } from "../steps.ts";

const size = { stages: 40, fields: 50 };

/** Types a text. @returns how the page answered each key */
async function typeKeys(page: Page, text: string): Promise<Reply[]> {
  const replies = [];
  for (const key of text)
    replies.push(await replyTo(page, "keydown", () => page.keyboard.press(key)));
  return replies;
}

/** What an operator does on a case and on a form. @returns how the page answered each press or key */
const steps: Readonly<Record<"case" | "form", Record<string, (page: Page) => Promise<Reply[]>>>> = {
  case: {
    "stage switch": (page) =>
      eachStage(page, 8, (link) => replyTo(page, "click", () => link.click())),
    async "find keystroke"(page) {
      const { find } = new CasePage(page);
      await find.focus();
      const replies = await typeKeys(page, "merchant");
      await find.fill("");
      return replies;
    },
    async "hidden fields"(page) {
      const { showHidden } = new CasePage(page);
      const replies = [];
      for (let press = 0; press < 6; press += 1) {
        replies.push(await replyTo(page, "click", () => showHidden.click()));
      }
      return replies;
    },
  },
  form: {
    async "typing, 20 transactions"(page) {
      await new CreatePage(page).arn(20).focus();
      return typeKeys(page, "74001234");
    },
  },
};

// How long an operator waits from a press or a key to the next paint, p95, at full speed and 4 times slower.
test("responses", async ({ service, openContext }) => {
  service.reads(1001, json(caseAnswer(1001, size)));
  const figures: Record<string, Figure> = {};
  for (const [slowdown, limit] of [
    [1, 50],
    [4, 150],
  ] as const) {
    const context = await openContext();
    const onCase = await newPage(context, fieldsOf(size));
    await open(onCase, `${service.address}/cases/1001`);
    const onForm = await newPage(context, fieldsOf(size));
    await onForm.goto(`${service.address}/cases/new?bpCode=DP`);
    const paste = await openPaste(onForm, 20);
    await paste();
    await onForm.getByRole("dialog").getByRole("button", { name: "Add these rows" }).click();
    await new CreatePage(onForm).transaction(20).waitFor();
    for (const [page, pageSteps] of [
      [onCase, steps.case],
      [onForm, steps.form],
    ] as const) {
      const cdp = await context.newCDPSession(page);
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await page.bringToFront();
      for (const [name, step] of Object.entries(pageSteps)) {
        await step(page);
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          const replies = (await step(page)).map(({ next }) => next);
          times.push(quantile(replies, 0.95));
        }
        figures[`${name}, CPU ÷ ${slowdown}, ms`] = [times, limit];
      }
    }
    await context.close();
  }
  print(figures);
});
