import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { CasePage } from "../../pages/case-page.ts";
import { CreatePage } from "../../pages/create-page.ts";
import { json } from "../../servers/replies.ts";
import { measure, newPage, open, quantile, test, timeToFrame } from "../bench-test.ts";
import { caseAnswer, fieldsOf, stageName } from "../case-answer.ts";

const size = { stages: 40, fields: 50 };

/** An operator's pause after a press or a key, in which the page can finish what it does later. */
const pauseMs = 200;

/** Does something that raises an event, and pauses. @returns ms from the event to the next frame */
async function respond(page: Page, type: "click" | "keydown", act: () => Promise<void>) {
  const time = await timeToFrame(page, type, act);
  await delay(pauseMs);
  return time;
}

async function typeKeys(page: Page, text: string): Promise<number[]> {
  const times = [];
  for (const key of text) {
    times.push(await respond(page, "keydown", () => page.keyboard.press(key)));
  }
  return times;
}

test("responses", async ({ service, openContext }) => {
  service.reads(1001, json(caseAnswer(1001, size)));
  const context = await openContext();
  const onCase = await newPage(context, fieldsOf(size));
  await open(onCase, `${service.address}/cases/1001`);
  const onForm = await newPage(context, fieldsOf(size));
  await onForm.goto(`${service.address}/cases/new?bpCode=DP`);
  const form = new CreatePage(onForm);
  const arns = Array.from({ length: 20 }, (_, index) => `7400123456789012${1_000_000 + index}`);
  await form.paste(arns.join("\n"));
  await form.transaction(20).waitFor();

  const { find, showHidden, stages } = new CasePage(onCase);
  await measure(async () => {
    await onCase.bringToFront();
    const switched = [];
    for (let stage = 1; stage <= 8; stage += 1) {
      const link = stages.getByRole("link", { name: stageName(stage), exact: true });
      await link.scrollIntoViewIfNeeded();
      switched.push(await respond(onCase, "click", () => link.click()));
    }
    await find.focus();
    const found = await typeKeys(onCase, "merchant");
    await find.fill("");
    const toggled = [];
    for (let press = 0; press < 6; press += 1) {
      toggled.push(await respond(onCase, "click", () => showHidden.click()));
    }
    await onForm.bringToFront();
    await form.arn(20).focus();
    const typed = await typeKeys(onForm, "74001234");
    return {
      "stage switch, p95, ms": [quantile(switched, 0.95), 50],
      "find keystroke, p95, ms": [quantile(found, 0.95), 50],
      "hidden fields, p95, ms": [quantile(toggled, 0.95), 50],
      "typing, 20 transactions, p95, ms": [quantile(typed, 0.95), 50],
    };
  });
});
