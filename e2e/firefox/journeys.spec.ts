import { join } from "node:path";
import type { Target } from "puppeteer-core";
import { unzip } from "#documents/fixtures/unzip.ts";
import { cases, fileBytes } from "../corpora/cases.ts";
import { otherArn, someArn } from "../pages/create-page.ts";
import { created, dropped } from "../servers/replies.ts";
import { expect, test } from "./firefox-test.ts";

const { asInSample, files } = cases;
const letter = join("src", "service", "demo", "files", "letter.txt");

test.use({ config: { createTimeoutSeconds: 3 } });

/** Whether a window shows a file. */
const isOfFile = (target: Target) => target.url().startsWith("blob:");

test.beforeEach(({ service }) => {
  for (const { id, text } of [asInSample, files]) service.has(id, text);
});

test("signs in, reads, finds, prints the whole case, and asks again after a reload", async ({
  app,
  service,
}) => {
  await app.open(`/cases/${asInSample.id}`, "two words");
  await app.sees("without spaces");
  expect(service.requests).toEqual([]);
  await app.signIn("t");
  await app.element("list", "Stages").wait();
  for (const text of ["1\u00A0500.50 EUR", "4276 •••• •••• 1234", "2 Jan 2031, 03:04:05"]) {
    await app.sees(text);
  }
  await app.fill("Find in case", "Approval");
  await app.sees("007123");

  const texts = () => app.page.evaluate(() => document.body.textContent);
  const inAnotherStage = "Never delivered";
  const hidden = "lane 4";
  expect(await texts()).not.toContain(inAnotherStage);
  await app.page.evaluate(() => {
    addEventListener(
      "afterprint",
      () => Object.assign(window, { printed: document.body.textContent }),
      true,
    );
  });
  await app.page.pdf();
  const printed = await app.page.evaluate(() => String(Reflect.get(window, "printed")));
  expect(printed).toContain(inAnotherStage);
  expect(printed).not.toContain(hidden);
  await expect.poll(texts).not.toContain(inAnotherStage);
  await app.page.reload();
  await app.page.locator("input[type=password]").wait();
});

test("opens a case, a preview and its window, downloads, and makes a ZIP", async ({ app }) => {
  const { keyboard } = app.page;
  const focused = () =>
    app.page.evaluate(() => {
      const { ariaLabel, textContent } = document.activeElement ?? {};
      return ariaLabel ?? textContent;
    });
  await app.open("/");
  // Once the token was taken the box has the focus.
  await app.page.locator("search textarea:focus").wait();
  await keyboard.type(String(files.id));
  await keyboard.press("Enter");
  await app.element("button", "Preview letter.txt").wait();
  await app.page.focus(`::-p-aria([name="Preview letter.txt"][role="button"])`);
  await keyboard.press("Enter");
  await app.sees("the parcel");
  await app.press("button", "Open in a window");
  const browser = app.page.browser();
  const own = await (await browser.waitForTarget(isOfFile)).page();
  await expect.poll(() => own?.evaluate(() => document.contentType)).toBe("text/plain");
  expect(await own?.evaluate(() => document.body.textContent)).toContain("никогда не пришла");
  await keyboard.press("Escape");
  await expect.poll(focused).toContain("Preview letter.txt");

  const saved = await app.save("Download every byte.bin");
  expect(saved.name).toBe("every byte.bin");
  expect(saved.bytes.equals(fileBytes.everyByte)).toBe(true);
  await app.press("button", "Download all");
  const zip = await app.save("Download");
  const packed = unzip(zip.bytes).find(({ name }) => name === "documents/every byte.bin");
  expect(packed && fileBytes.everyByte.equals(packed.bytes)).toBe(true);

  await app.page.reload();
  await expect.poll(() => browser.targets().some(isOfFile)).toBe(false);
});

test("creates a case with a file, and sends a create whose answer is lost once", async ({
  app,
  service,
}) => {
  service.creates(created(asInSample.id), dropped);
  await app.open("/cases/new?bpCode=DP");
  await app.fill("ARN", someArn);
  await app.fill("Card number", "2200001234562280");
  await app.fill("Disputed amount", "12.5");
  await app.page.select(`::-p-aria([name="Currency"][role="combobox"])`, "RUB");
  await app.page.select(`::-p-aria([name="Reason of the dispute"][role="combobox"])`, "4853");
  const [input] = await app.page.$$("input[type=file]");
  await input?.uploadFile(letter);
  await app.sees("letter.txt");
  await app.press("button", "Create case");
  await app.sees("Created");
  const body: unknown = JSON.parse(service.only("CreateBp").body);
  expect(body).toMatchObject({
    operationDataList: [{ acquirerReferenceData: someArn, CardNumber: "2200001234562280" }],
    bpCode: "DP",
  });
  expect(JSON.stringify(body)).toContain("letter.txt");
  expect(await app.page.content()).not.toMatch(/2200 ?0012 ?3456 ?2280/);
  await app.page.locator(`main a[href$="/cases/${asInSample.id}"]`).click();
  await app.element("list", "Stages").wait();

  await app.open("/cases/new?bpCode=COM");
  await app.fill("ARN", otherArn);
  await app.press("button", "Create case");
  await app.sees("Outcome unknown");
  await app.page.reload();
  await app.signIn("t");
  await app.sees("Outcome unknown");
  expect(service.requestsOf("CreateBp")).toHaveLength(2);
});
