import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { unzip } from "#documents/fixtures/unzip.ts";
import { expect, test } from "../fixtures.ts";
import { save } from "../saved.ts";

test("the pack has the exact documents, valid checksums, and a report that needs no other file", async ({
  casePage,
  browser,
}) => {
  await casePage.goto(900453);
  const { name, bytes } = await save(casePage.attachments.downloadAll);
  expect(name).toBe("case-900453-evidence.zip");
  const files = unzip(bytes);
  const text = (name: string) =>
    new TextDecoder().decode(files.find((file) => file.name === name)?.bytes);
  await expect(casePage.attachments.packOutcome).toContainText("Downloaded: 5 files");
  const letter = files.find((file) => file.name === "documents/letter-to-merchant.txt");
  const stored = await readFile("src/service/demo/files/letter.txt");
  expect(letter && stored.equals(letter.bytes)).toBe(true);
  const sums = text("SHA256SUMS").trim().split("\n");
  expect(sums).toEqual(
    files
      .filter((file) => file.name !== "SHA256SUMS")
      .map((file) => `${createHash("sha256").update(file.bytes).digest("hex")}  ${file.name}`),
  );
  expect(sums).toHaveLength(8);

  const path = test.info().outputPath("report.html");
  await writeFile(path, text("report.html"));
  const report = await browser.newPage();
  const messages: string[] = [];
  report.on("console", (message) => messages.push(message.text()));
  await report.goto(pathToFileURL(path).href);
  await expect(report.getByRole("heading", { level: 1, name: "DP-26-453" })).toBeVisible();
  await expect(report.getByText("Your turn: accept or decline")).toBeVisible();
  await expect(report.getByRole("link", { name: "documents/receipt-48213.pdf" })).toHaveAttribute(
    "href",
    "documents/receipt-48213.pdf",
  );
  // Its styles are applied.
  await expect(report.locator("header dl")).toHaveCSS("display", "flex");
  expect(messages).toEqual([]);
  await report.close();
});
