import { cases, fileBytes } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { save, sha256Of } from "../saved.ts";

const { files } = cases;

test.beforeEach(async ({ plain, casePage, signIn }) => {
  plain.has(files.id, files.text);
  await casePage.goto(files.id);
  await signIn.with("t");
  await expect(casePage.attachments.items).toHaveCount(6);
});

test("bytes are exact, also from base64 in lines", async ({ casePage: { attachments } }) => {
  expect(await save(attachments.download("every byte.bin"))).toEqual({
    name: "every byte.bin",
    size: fileBytes.everyByte.length,
    sha256: sha256Of(fileBytes.everyByte),
  });
});

test("two files of one name are both saved, each with its own bytes", async ({
  casePage: { attachments },
}) => {
  const buttons = attachments.download("letter.txt");
  await expect(buttons).toHaveCount(2);
  const first = await save(buttons.first());
  const second = await save(buttons.last());
  expect(first).toMatchObject({ name: "letter.txt", sha256: sha256Of(fileBytes.letter) });
  expect(second.sha256).toBe(sha256Of(fileBytes.secondLetter));
  expect(second.name).not.toBe(first.name);
});

test("a name cannot lead out of the folder", async ({ casePage: { attachments } }) => {
  const saved = await save(attachments.download("../../etc/passwd"));
  expect(saved.name).not.toMatch(/[/\\]|\.\./);
  expect(saved.sha256).toBe(sha256Of(fileBytes.letter));
});

test("a page among the files is saved, never opened", async ({
  casePage: { attachments },
  page,
}) => {
  await expect(attachments.preview("page.html")).toHaveCount(0);
  const saved = await save(attachments.download("page.html"));
  expect(saved.sha256).toBe(sha256Of(fileBytes.page));
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).not.toHaveTitle("taken");
});

test("content that is not base64 is no file at all", async ({
  casePage: { attachments },
  page,
}) => {
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await attachments.download("broken.pdf").click();
  await expect(attachments.item("broken.pdf")).toContainText("Corrupt");
  await save(attachments.download("every byte.bin"));
  expect(downloads).toEqual(["every byte.bin"]);
});
