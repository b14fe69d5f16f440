import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures.ts";
import { save, sha256Of } from "../saved.ts";

/** A file of the demo as the service has it. */
const stored = (name: string) => readFileSync(`src/service/demo/files/${name}`);

const files = {
  "receipt-48213.pdf": "receipt.pdf",
  "delivery-note-signature.png": "signature.png",
  "at-the-door.jpg": "parcel.jpg",
  "letter-to-merchant.txt": "letter.txt",
  "deliveries-of-the-day.csv": "deliveries.csv",
};

test("every document of every stage is listed once, with where it belongs", async ({
  casePage: { attachments, ...casePage },
}) => {
  await casePage.page.goto("/cases/900453");
  await expect(attachments.items).toHaveCount(Object.keys(files).length);
  for (const name of Object.keys(files)) {
    await expect(attachments.download(name)).toHaveCount(1);
    await expect(attachments.state(name)).toHaveText("Not loaded");
  }
  await expect(attachments.item("receipt-48213.pdf")).toContainText("Retrieval request");
  await expect(attachments.item("letter-to-merchant.txt")).toContainText("Evidence");
  await expect(attachments.item("letter-to-merchant.txt")).toContainText("smirnov");
});

test("content is asked for only when it is wanted", async ({ casePage, page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const withFiles = () => asked.filter((url) => url.includes("getFilesInBody=true"));
  await casePage.goto(900453);
  await expect(casePage.attachments.items).toHaveCount(5);
  expect(withFiles()).toEqual([]);
  await save(casePage.attachments.download("letter-to-merchant.txt"));
  expect(withFiles()).toHaveLength(1);
});

for (const [name, file] of Object.entries(files)) {
  test(`${name} arrives byte for byte`, async ({ casePage }) => {
    await casePage.goto(900453);
    const bytes = stored(file);
    expect(bytes.length).toBeGreaterThan(0);
    expect(await save(casePage.attachments.download(name))).toEqual({
      name,
      size: bytes.length,
      sha256: sha256Of(bytes),
    });
    await expect(casePage.attachments.state(name)).toContainText("Downloaded");
  });
}

test("names in other scripts stay as they are", async ({ casePage }) => {
  await casePage.goto(900454);
  const name = "Заявление клиента.txt";
  const saved = await save(casePage.attachments.download(name));
  expect(saved).toMatchObject({ name, sha256: sha256Of(stored("statement.txt")) });
});

test("an empty file, and one whose content broke off, are told apart and saved neither", async ({
  casePage,
  page,
}) => {
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await casePage.goto(900458);
  await casePage.attachments.download("notes.txt").click();
  await expect(casePage.attachments.state("notes.txt")).toHaveText("Empty");
  await casePage.attachments.download("return-slip.pdf").click();
  await expect(casePage.attachments.state("return-slip.pdf")).toHaveText("Corrupt");
  const told = casePage.attachments.section.getByRole("alert");
  await expect(told.filter({ hasText: "Nothing was saved" })).toHaveCount(2);
  // The control: the whole one beside them is saved.
  await save(casePage.attachments.download("رسالة إلى البنك.txt"));
  expect(downloads).toEqual(["رسالة إلى البنك.txt"]);
});

test("20 MB show how far they are, and can be given up and taken again", async ({ casePage }) => {
  const { attachments } = casePage;
  const name = "terminal-journal.bin";
  await casePage.goto(900457);
  // Within the page: from outside, all of it may have come before the press.
  const cancelling = await attachments.item(name).evaluateHandle((item) => ({
    done: new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        const button = [...item.querySelectorAll("button")].find(
          ({ textContent }) => textContent === "Cancel",
        );
        if (!button || !item.querySelector("[role=progressbar], progress")) return;
        observer.disconnect();
        button.click();
        resolve();
      }).observe(item, { childList: true, subtree: true });
    }),
  }));
  await attachments.download(name).click();
  await cancelling.evaluate(({ done }) => done);
  await expect(attachments.progress(name)).toHaveCount(0);
  await expect(attachments.state(name)).toHaveText("Not loaded");
  await expect(attachments.download(name)).toBeFocused();
  const saved = await save(attachments.download(name));
  expect(saved.size).toBe(20 * 1024 * 1024);
  expect(saved.sha256).toBe("3ff793fa6b9aa9be914e8d2366766b12a46f114880c807bc558e498f37902420");
});

test.describe("preview", () => {
  test.beforeEach(({ casePage }) => casePage.goto(900453));

  for (const name of ["delivery-note-signature.png", "at-the-door.jpg"]) {
    test(`draws ${name}`, async ({ casePage: { attachments } }) => {
      await attachments.preview(name).click();
      const image = attachments.shown(name).getByRole("img");
      await expect(image).toBeVisible();
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(50);
    });
  }

  test("shows a text, and saves what it shows", async ({ casePage: { attachments }, page }) => {
    const name = "letter-to-merchant.txt";
    await attachments.preview(name).click();
    await expect(attachments.shown(name)).toContainText("the cardholder says that the sofa");
    const button = attachments.shown(name).getByRole("button", { name: `Download ${name}` });
    expect(await save(button)).toMatchObject({ name, sha256: sha256Of(stored("letter.txt")) });
    await page.keyboard.press("Escape");
    await expect(attachments.shown(name)).toHaveCount(0);
    await expect(attachments.preview(name)).toBeFocused();
  });

  test("shows a PDF in the browser's own viewer, or says that it cannot", async ({
    casePage: { attachments },
    page,
  }) => {
    const name = "receipt-48213.pdf";
    await attachments.preview(name).click();
    const isViewer = await page.evaluate(() => navigator.pdfViewerEnabled);
    await (isViewer
      ? expect(attachments.shown(name).locator("iframe")).toHaveAttribute("src", /^blob:/)
      : expect(attachments.shown(name)).toContainText("does not show PDF files here"));
  });
});

test("a field leads to its document in the list", async ({ casePage }) => {
  await casePage.goto(900453);
  await casePage
    .field("Representment", "Evidence")
    .getByRole("link", { name: "at-the-door.jpg" })
    .click();
  await expect(casePage.attachments.item("at-the-door.jpg")).toBeInViewport();
});
