import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { unzip } from "#documents/fixtures/unzip.ts";
import { cases, fileBytes } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { save } from "../saved.ts";

const { files } = cases;

test("each file has its bytes and a safe name, none is opened, and the report in the ZIP needs no other file", async ({
  openCase,
  casePage,
  page,
  context,
}, info) => {
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await openCase(files);
  const { attachments } = casePage;
  const letters = attachments.download("letter.txt");
  for (const [button, bytes] of [
    // Its base64 has line ends.
    [attachments.download("every byte.bin"), fileBytes.everyByte],
    [letters.first(), fileBytes.letter],
    [letters.last(), fileBytes.secondLetter],
    [attachments.download("../../etc/passwd"), fileBytes.letter],
    [attachments.download("page.html"), fileBytes.page],
  ] as const) {
    expect((await save(button)).bytes.equals(bytes)).toBe(true);
  }
  expect(new Set(downloads).size).toBe(5);
  expect(downloads).toEqual(expect.arrayContaining(["every byte.bin", "letter.txt", "page.html"]));
  expect(downloads.join()).not.toMatch(/[/\\]|\.\./);
  expect(context.pages()).toHaveLength(1);
  await expect(page).not.toHaveTitle("taken");

  const entries = unzip((await save(await attachments.pack())).bytes);
  expect(entries).toHaveLength(7);
  await expect(page.getByText("1 file could not be packed.")).toBeVisible();
  const path = info.outputPath("report.html");
  writeFileSync(path, entries.find(({ name }) => name === "report.html")?.bytes ?? "");
  const report = await context.newPage();
  await report.goto(pathToFileURL(path).href);
  await expect(report).toHaveTitle(/: report$/);
  // Its styles are applied.
  await expect(report.locator("header aside")).toHaveCSS("display", "grid");
  await expect(report.getByRole("link", { name: "documents/every byte.bin" })).toBeVisible();
});
