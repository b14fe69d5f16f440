import { launchedWith } from "../browser-options.ts";
import { cases, fileBytes } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { save } from "../saved.ts";
import { created } from "../servers/replies.ts";

// An address without TLS that is not of this computer: browsers offer a page there fewer functions.
test.use({
  serviceAt: "same origin",
  baseURL: async ({ baseURL }, provide) =>
    provide((baseURL ?? "").replace(/\/\/[^:]+/, "//viewer.example")),
  permissions: [],
  // Chromium complains about headers that have no effect without TLS.
  mayComplain: true,
  launchOptions: launchedWith("--host-resolver-rules=MAP viewer.example 127.0.0.1"),
});

test("without TLS a case is read, its files are saved, and a case is created", async ({
  service,
  page,
  openCase,
  casePage,
  createPage,
}) => {
  service.creates(created());
  await openCase(cases.files);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const { bytes } = await save(casePage.attachments.download("every byte.bin"));
  expect(bytes.equals(fileBytes.everyByte)).toBe(true);
  expect((await save(await casePage.attachments.pack())).name).toMatch(/\.zip$/);
  await createPage.open("COM");
  await createPage.send();
  await expect(createPage.resultItem(1)).toContainText("Created");
});
