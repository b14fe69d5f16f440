import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { CasePage } from "../../pages/case-page.ts";
import { CreatePage } from "../../pages/create-page.ts";
import { json } from "../../servers/replies.ts";
import { measure, newPage, open, quantile, test, timeTo } from "../bench-test.ts";
import { caseAnswer, fieldsOf, stageName } from "../case-answer.ts";

const size = { stages: 40, fields: 50 };

/** An operator's pause after a press or a key, in which the page can finish what it does later. */
const pauseMs = 200;

/** Does something that raises an event, and pauses. @returns ms from the event to the next frame */
async function respond(page: Page, type: "click" | "keydown", act: () => Promise<void>) {
  const time = await timeTo(page, "frame", type, act);
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

/** Copies rows as a spreadsheet does, an ARN and no card number each. @returns what pastes them */
async function openPaste(page: Page, rows: number): Promise<() => Promise<void>> {
  const { form } = new CreatePage(page);
  await form.getByRole("button", { name: "Paste from a spreadsheet" }).click();
  await page.getByRole("dialog").getByRole("textbox").focus();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const lines = Array.from(
    { length: rows },
    (_, index) => `7400123456789012${String(index).padStart(7, "0")}\t`,
  );
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join("\n"));
  return () => page.keyboard.press("ControlOrMeta+V");
}

// How long an operator waits from a press or a key to the next paint, p95.
test("responses", async ({ service, openContext }) => {
  service.reads(1001, json(caseAnswer(1001, size)));
  const context = await openContext();
  const onCase = await newPage(context, fieldsOf(size));
  await open(onCase, `${service.address}/cases/1001`);
  const onForm = await newPage(context, fieldsOf(size));
  await onForm.goto(`${service.address}/cases/new?bpCode=DP`);
  const paste = await openPaste(onForm, 20);
  await paste();
  await onForm.getByRole("dialog").getByRole("button", { name: "Add these rows" }).click();
  await new CreatePage(onForm).transaction(20).waitFor();

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
    await new CreatePage(onForm).arn(20).focus();
    const typed = await typeKeys(onForm, "74001234");
    return {
      "stage switch, p95, ms": [quantile(switched, 0.95), 50],
      "find keystroke, p95, ms": [quantile(found, 0.95), 50],
      "hidden fields, p95, ms": [quantile(toggled, 0.95), 50],
      "typing, 20 transactions, p95, ms": [quantile(typed, 0.95), 50],
    };
  });
});

// Rows of a spreadsheet: thousands are taken as soon as they are pasted.
test("paste", async ({ service, openContext }) => {
  const context = await openContext();
  await measure(async () => {
    const page = await newPage(context);
    await page.goto(`${service.address}/cases/new?bpCode=DP`);
    const paste = await openPaste(page, 5000);
    const time = await timeTo(page, { prefix: "5,000 rows added", count: 1 }, "paste", paste);
    await page.close();
    return { "5,000 transactions, pasted → shown, ms": [time] };
  }, 0);
});
