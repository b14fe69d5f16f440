import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzip } from "#documents/fixtures/unzip.ts";
import { cases, fileBytes } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { sha256Of } from "../saved.ts";
import { brokenOff, empty, json } from "../servers/replies.ts";

const { files } = cases;

/** The files of the next pack that arrives, by their names. */
async function nextPack(page: Page) {
  const download = await page.waitForEvent("download");
  const entries = unzip(new Uint8Array(await readFile(await download.path())));
  return new Map(entries.map(({ name, bytes }) => [name, bytes]));
}

test.describe("in another language", () => {
  test.use({ locale: "ru-RU", config: { auth: "proxy" } });

  test("the packer's own scripts run under the deployment's policy", async ({ plain, page }) => {
    plain.has(files.id, files.text);
    await page.goto(`/cases/${files.id}`);
    const saved = nextPack(page);
    await page.getByRole("button", { name: "Скачать все" }).click();
    const pack = await saved;
    expect(Buffer.from(pack.get("report.html") ?? []).toString()).toContain(": отчёт</title>");
    expect(pack.size).toBe(9);
    await expect(page.getByText("Не вошёл в пакет 1 файл:")).toBeVisible();
  });
});

/** Bytes of the one file that the page's origin has on the disk. */
const waitingBytes = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("evidence-packs");
    const [name = "", ...others] = await Array.fromAsync(folder.keys());
    const file = await (await folder.getFileHandle(name)).getFile();
    return others.length === 0 ? file.size : undefined;
  });

test.describe("a case of forty megabytes", () => {
  test.use({ config: { auth: "proxy" } });

  test("waits in one file, and arrives whole", async ({ plain, page, casePage }) => {
    const scan = Buffer.alloc(20_000_000, "scan of a page, ");
    const content = scan.toString("base64");
    const documentsInfo = ["front.bin", "back.bin"].map((name, at) => ({ id: `d${at}`, name }));
    plain.has(files.id, (withFiles) =>
      JSON.stringify({
        success: true,
        bpItem: {
          id: files.id,
          code: "DP-40",
          stages: [
            {
              name: "Evidence",
              fields: [
                {
                  code: "f_Docs",
                  documentsInfo: documentsInfo.map((one) =>
                    withFiles ? { ...one, content } : one,
                  ),
                },
              ],
            },
          ],
        },
      }),
    );
    await casePage.goto(files.id);
    const download = page.waitForEvent("download");
    await casePage.attachments.downloadAll.click();
    const zip = new Uint8Array(await readFile(await (await download).path()));
    const [front, back] = unzip(zip);
    expect([front, back].map((one) => one && sha256Of(one.bytes))).toEqual([
      sha256Of(scan),
      sha256Of(scan),
    ]);
    await expect(casePage.attachments.packOutcome).toContainText("front.bin, back.bin");
    expect(await waitingBytes(page)).toBe(zip.length);
  });
});

test("a lost connection and a refused token cost nothing but another press", async ({
  plain,
  page,
  casePage,
  signIn,
}) => {
  plain.reads(
    files.id,
    json(files.text(false)),
    brokenOff(files.text(true)),
    empty(401),
    json(files.text(true)),
  );
  await casePage.goto(files.id);
  await signIn.with("old");
  const { attachments } = casePage;
  await attachments.downloadAll.click();
  const alert = attachments.section.getByRole("alert");
  await expect(alert).toContainText("The service could not be reached.");
  const saved = nextPack(page);
  await alert.getByRole("button", { name: "Try again" }).click();
  await signIn.with("new");
  const pack = await saved;
  expect(sha256Of(pack.get("documents/every byte.bin") ?? new Uint8Array())).toBe(
    sha256Of(fileBytes.everyByte),
  );
  await expect(attachments.packOutcome).toContainText("broken.pdf: This file is damaged");
});
