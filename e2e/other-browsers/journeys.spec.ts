import { resolve } from "node:path";
import { unzip } from "#documents/fixtures/unzip.ts";
import { cases, fileBytes } from "../corpora/cases.ts";
import { otherArn, someArn } from "../pages/create-page.ts";
import { created, dropped } from "../servers/replies.ts";
import { expect, keys, test } from "./screen.ts";

const { asInSample, files } = cases;
const letter = resolve("src/service/demo/files/letter.txt");

test.use({ config: { createTimeoutSeconds: 3 } });

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
  await app.element("ol", "Stages");
  for (const text of ["1\u00A0500.50 EUR", "4276 •••• •••• 1234", "2 Jan 2031, 03:04:05"]) {
    await app.sees(text);
  }
  await app.fill("Find in case", "Approval");
  await app.sees("1 found");

  const inAnotherStage = "Never delivered";
  expect(await app.text()).not.toContain(inAnotherStage);
  // The code of the print layout is loaded after the case.
  const printed = () =>
    app.evaluate('dispatchEvent(new Event("beforeprint")) && document.body.textContent');
  await expect.poll(printed).toContain(inAnotherStage);
  // A hidden field.
  expect(await app.text()).not.toContain("lane 4");
  await app.evaluate('dispatchEvent(new Event("afterprint"))');
  await expect.poll(app.text).not.toContain(inAnotherStage);
  await app.reload();
  await app.element("input[type=password]");
});

test("opens a case, a preview and its window, downloads, and makes a ZIP", async ({ app }) => {
  await app.open("/");
  // Once the token was taken the box has the focus.
  await app.element("search textarea:focus");
  await app.key(String(files.id));
  await app.key(keys.enter);
  await app.press("button", "Preview letter.txt");
  await app.sees("the parcel");
  const [own = ""] = await app.windows();
  await app.press("button", "Open in a window");
  await expect.poll(app.windows).toHaveLength(2);
  const opened = (await app.windows()).find((handle) => handle !== own) ?? "";
  await app.show(opened);
  await expect.poll(() => app.evaluate("document.contentType")).toBe("text/plain");
  expect(await app.text()).toContain("никогда не пришла");
  await app.show(own);
  await app.key(keys.escape);
  const focused = "document.activeElement.ariaLabel ?? document.activeElement.textContent";
  await expect.poll(() => app.evaluate(focused)).toContain("Preview letter.txt");

  const saved = await app.save("Download every byte.bin");
  expect(saved.name).toBe("every byte.bin");
  expect(saved.bytes.equals(fileBytes.everyByte)).toBe(true);
  await app.press("button", "Download all");
  const zip = await app.save("Download");
  const packed = unzip(zip.bytes).find(({ name }) => name === "documents/every byte.bin");
  expect(packed && fileBytes.everyByte.equals(packed.bytes)).toBe(true);

  await app.reload();
  await expect.poll(app.windows).toEqual([own]);
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
  await app.press("select option[value=RUB]");
  await app.press('select option[value="4853"]');
  await app.type("input[type=file]", letter);
  await app.sees("letter.txt");
  await app.press("button", "Create case");
  await app.sees("Created");
  const body: unknown = JSON.parse(service.only("CreateBp").body);
  expect(body).toMatchObject({
    operationDataList: [{ acquirerReferenceData: someArn, CardNumber: "2200001234562280" }],
    bpCode: "DP",
  });
  expect(JSON.stringify(body)).toContain("letter.txt");
  expect(await app.evaluate("document.documentElement.outerHTML")).not.toMatch(
    /2200 ?0012 ?3456 ?2280/,
  );
  await app.press(`main a[href$="/cases/${asInSample.id}"]`);
  await app.element("ol", "Stages");

  await app.open("/cases/new?bpCode=COM");
  await app.fill("ARN", otherArn);
  await app.press("button", "Create case");
  await app.sees("Outcome unknown");
  await app.reload();
  await app.signIn("t");
  await app.sees("Outcome unknown");
  expect(service.requestsOf("CreateBp")).toHaveLength(2);
});
