import type { Page } from "@playwright/test";
import { unzip } from "#documents/fixtures/unzip.ts";
import { cases, fileBytes } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { save } from "../saved.ts";
import { empty, json } from "../servers/replies.ts";

const { files } = cases;

test("each file has its exact bytes and a safe, unique name", async ({ openCase, casePage }) => {
  await openCase(files);
  const { attachments } = casePage;
  // Its base64 has line ends.
  const binary = await save(attachments.download("every byte.bin"));
  expect(binary.name).toBe("every byte.bin");
  expect(binary.bytes.equals(fileBytes.everyByte)).toBe(true);
  const letters = attachments.download("letter.txt");
  const first = await save(letters.first());
  const second = await save(letters.last());
  expect(first.name).toBe("letter.txt");
  expect(first.bytes.equals(fileBytes.letter)).toBe(true);
  expect(second.bytes.equals(fileBytes.secondLetter)).toBe(true);
  expect(second.name).not.toBe(first.name);
  expect((await save(attachments.download("../../etc/passwd"))).name).not.toMatch(/[/\\]|\.\./);
});

test("an HTML file is saved and never opened, and invalid base64 is not saved", async ({
  openCase,
  casePage,
  page,
}) => {
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await openCase(files);
  const { attachments } = casePage;
  await attachments.download("broken.pdf").click();
  await expect(attachments.item("broken.pdf")).toContainText("Corrupt");
  await expect(attachments.preview("page.html")).toHaveCount(0);
  const saved = await save(attachments.download("page.html"));
  expect(saved.bytes.equals(fileBytes.page)).toBe(true);
  expect(downloads).toEqual(["page.html"]);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).not.toHaveTitle("taken");
});

test("a 401 on a download asks for a new token, and the download continues", async ({
  openCase,
  casePage,
  signIn,
  service,
  page,
}) => {
  await openCase(files);
  service.reads(files.id, empty(401), json(files.text(true)));
  const download = page.waitForEvent("download");
  await casePage.attachments.download("every byte.bin").click();
  await signIn.with("new");
  expect((await download).suggestedFilename()).toBe("every byte.bin");
});

test.describe("in another language", () => {
  test.use({ locale: "ru-RU", config: { auth: "proxy" } });

  test("the policy allows the scripts that make the ZIP, which has its report", async ({
    service,
    page,
  }) => {
    service.has(files.id, files.text);
    await page.goto(`/cases/${files.id}`);
    const entries = unzip((await save(page.getByRole("button", { name: "Скачать все" }))).bytes);
    const report = entries.find(({ name }) => name === "report.html");
    expect(Buffer.from(report?.bytes ?? []).toString()).toContain(": отчёт</title>");
    expect(entries).toHaveLength(9);
    await expect(page.getByText("Не вошёл в пакет 1 файл.")).toBeVisible();
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

test("a case of forty megabytes is packed through one temporary file, byte for byte", async ({
  openCase,
  page,
  casePage,
}) => {
  const scan = Buffer.alloc(20_000_000, "scan of a page, ");
  const content = scan.toString("base64");
  const text = (withFiles: boolean) => {
    const documentsInfo = ["front.bin", "back.bin"].map((name, index) => ({
      id: `d${index}`,
      name,
      ...(withFiles && { content }),
    }));
    const stages = [{ name: "Evidence", fields: [{ code: "f_Docs", documentsInfo }] }];
    return JSON.stringify({ success: true, bpItem: { id: 40, code: "DP-40", stages } });
  };
  await openCase({ id: 40, text });
  const { bytes } = await save(casePage.attachments.downloadAll);
  const [front, back] = unzip(bytes);
  for (const file of [front, back]) expect(file && scan.equals(file.bytes)).toBe(true);
  await expect(casePage.attachments.packOutcome).toContainText("Downloaded: 2 files, 40 MB");
  expect(await tempFileSize(page)).toBe(bytes.length);
});
