import type { Page } from "@playwright/test";
import { CasePage } from "../../pages/case-page.ts";
import { CreatePage } from "../../pages/create-page.ts";
import { json } from "../../servers/replies.ts";
import { type Figure, open, print, quantile, runs, test } from "../bench-test.ts";
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

async function findKeys(page: Page): Promise<Reply[]> {
  const { find } = new CasePage(page);
  await find.focus();
  const replies = await typeKeys(page, "merchant");
  await find.fill("");
  return replies;
}

async function switchHidden(page: Page): Promise<Reply[]> {
  const { showHidden } = new CasePage(page);
  const replies = [];
  for (let press = 0; press < 6; press += 1) {
    replies.push(await replyTo(page, "click", () => showHidden.click()));
  }
  return replies;
}

async function typeArn(page: Page): Promise<Reply[]> {
  await new CreatePage(page).arn(20).focus();
  return typeKeys(page, "74001234");
}

// How long an operator waits from a press or a key to the next paint, p95, at full speed and 4 times slower.
test("responses", async ({ service, openContext }) => {
  service.reads(1001, json(caseAnswer(1001, size)));
  const figures: Record<string, Figure> = {};
  for (const [slowdown, limit] of [
    [1, 50],
    [4, 150],
  ] as const) {
    const context = await openContext();
    const onCase = await context.newPage(fieldsOf(size));
    await open(onCase, `${service.address}/cases/1001`);
    const onForm = await context.newPage(fieldsOf(size));
    await onForm.page.goto(`${service.address}/cases/new?bpCode=DP`);
    const paste = await openPaste(onForm.page, 20);
    await paste();
    await onForm.page.getByRole("dialog").getByRole("button", { name: "Add these rows" }).click();
    await new CreatePage(onForm.page).transaction(20).waitFor();
    for (const { cdp } of [onCase, onForm])
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

    const steps: readonly (readonly [string, Page, (page: Page) => Promise<Reply[]>])[] = [
      [
        "stage switch",
        onCase.page,
        (page) => eachStage(page, 8, (link) => replyTo(page, "click", () => link.click())),
      ],
      ["find keystroke", onCase.page, findKeys],
      ["hidden fields", onCase.page, switchHidden],
      ["typing, 20 transactions", onForm.page, typeArn],
    ];
    for (const [name, page, step] of steps) {
      await page.bringToFront();
      await step(page);
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const replies = await step(page);
        times.push(
          quantile(
            replies.map(({ next }) => next),
            0.95,
          ),
        );
      }
      figures[`${name}, CPU ÷ ${slowdown}, ms`] = [times, limit];
    }
    await context.close();
  }
  print(figures);
});
