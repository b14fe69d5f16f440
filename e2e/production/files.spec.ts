import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzip } from "#documents/fixtures/unzip.ts";
import { cases, fileBytes } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { save, sha256Of } from "../saved.ts";
import { empty, json } from "../servers/replies.ts";

const { files } = cases;

test.beforeEach(({ service }) => service.has(files.id, files.text));

test("each file has its exact bytes and a safe, unique name", async ({ casePage, signIn }) => {
  await casePage.goto(files.id);
  await signIn.with("t");
  const { attachments } = casePage;
  // Its base64 has line ends.
  expect(await save(attachments.download("every byte.bin"))).toEqual({
    name: "every byte.bin",
    size: fileBytes.everyByte.length,
    sha256: sha256Of(fileBytes.everyByte),
  });
  const letters = attachments.download("letter.txt");
  const first = await save(letters.first());
  const second = await save(letters.last());
  expect(first).toMatchObject({ name: "letter.txt", sha256: sha256Of(fileBytes.letter) });
  expect(second.sha256).toBe(sha256Of(fileBytes.secondLetter));
  expect(second.name).not.toBe(first.name);
  expect((await save(attachments.download("../../etc/passwd"))).name).not.toMatch(/[/\\]|\.\./);
});

test("an HTML file is saved and never opened, and invalid base64 is not saved", async ({
  casePage,
  signIn,
  page,
}) => {
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await casePage.goto(files.id);
  await signIn.with("t");
  const { attachments } = casePage;
  await attachments.download("broken.pdf").click();
  await expect(attachments.item("broken.pdf")).toContainText("Corrupt");
  await expect(attachments.preview("page.html")).toHaveCount(0);
  const saved = await save(attachments.download("page.html"));
  expect(saved.sha256).toBe(sha256Of(fileBytes.page));
  expect(downloads).toHaveLength(1);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).not.toHaveTitle("taken");
});

test("a 401 on a download asks for a new token, and the download continues", async ({
  casePage,
  signIn,
  service,
}) => {
  await casePage.goto(files.id);
  await signIn.with("old");
  await expect(casePage.attachments.items).toHaveCount(6);
  service.reads(files.id, empty(401), json(files.text(true)));
  const saved = casePage.page.waitForEvent("download");
  await casePage.attachments.download("every byte.bin").click();
  await signIn.with("new");
  expect((await saved).suggestedFilename()).toBe("every byte.bin");
});

test.describe("in another language", () => {
  test.use({ locale: "ru-RU", config: { auth: "proxy" } });

  test("the policy allows the scripts that make the ZIP, which has its report", async ({
    page,
  }) => {
    await page.goto(`/cases/${files.id}`);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Скачать все" }).click();
    const entries = unzip(new Uint8Array(await readFile(await (await saved).path())));
    const report = entries.find(({ name }) => name === "report.html");
    expect(Buffer.from(report?.bytes ?? []).toString()).toContain(": отчёт</title>");
    expect(entries).toHaveLength(9);
    await expect(page.getByText("Не вошёл в пакет 1 файл:")).toBeVisible();
  });
});

/** The size of the only file in the origin's private file system. */
const tempFileSize = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("evidence-packs");
    const [name = "", ...others] = await Array.fromAsync(folder.keys());
    const file = await (await folder.getFileHandle(name)).getFile();
    return others.length === 0 ? file.size : undefined;
  });

test.describe("a case of forty megabytes", () => {
  test.use({ config: { auth: "proxy" } });

  test("is packed through one temporary file, byte for byte", async ({
    service,
    page,
    casePage,
  }) => {
    const scan = Buffer.alloc(20_000_000, "scan of a page, ");
    const content = scan.toString("base64");
    service.has(files.id, (withFiles) => {
      const documentsInfo = ["front.bin", "back.bin"].map((name, index) => ({
        id: `d${index}`,
        name,
        ...(withFiles && { content }),
      }));
      const stages = [{ name: "Evidence", fields: [{ code: "f_Docs", documentsInfo }] }];
      return JSON.stringify({ success: true, bpItem: { id: files.id, code: "DP-40", stages } });
    });
    await casePage.goto(files.id);
    const download = page.waitForEvent("download");
    await casePage.attachments.downloadAll.click();
    const zip = new Uint8Array(await readFile(await (await download).path()));
    const [front, back] = unzip(zip);
    for (const file of [front, back]) expect(file && sha256Of(file.bytes)).toBe(sha256Of(scan));
    await expect(casePage.attachments.packOutcome).toContainText("front.bin, back.bin");
    expect(await tempFileSize(page)).toBe(zip.length);
  });
});
