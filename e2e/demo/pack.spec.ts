import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Locator } from "@playwright/test";
import { unzip } from "#documents/fixtures/unzip.ts";
import { expect, test } from "../fixtures.ts";

const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Presses the button, and opens what arrives. */
async function savePack(button: Locator) {
  const saved = button.page().waitForEvent("download");
  await button.click();
  const download = await saved;
  const files = unzip(new Uint8Array(await readFile(await download.path())));
  const text = (name: string) =>
    new TextDecoder().decode(files.find((file) => file.name === name)?.bytes);
  return { name: download.suggestedFilename(), files, text };
}

test("one ZIP has every document as the service has it, and checksums that hold", async ({
  casePage,
}) => {
  await casePage.goto(900453);
  const { name, files, text } = await savePack(casePage.attachments.downloadAll);
  expect(name).toBe("case-900453-evidence.zip");
  await expect(casePage.attachments.packOutcome).toContainText("Downloaded: 5 files");
  const letter = files.find((file) => file.name === "documents/letter-to-merchant.txt");
  const stored = await readFile("src/service/demo/files/letter.txt");
  expect(letter && stored.equals(letter.bytes)).toBe(true);
  const sums = text("SHA256SUMS").trim().split("\n");
  expect(sums).toEqual(
    files
      .filter((file) => file.name !== "SHA256SUMS")
      .map((file) => `${sha256Of(file.bytes)}  ${file.name}`),
  );
  expect(sums).toHaveLength(8);
});

test("the report reads by itself, under its own policy", async ({ casePage, browser }) => {
  await casePage.goto(900453);
  const { text } = await savePack(casePage.attachments.downloadAll);
  const path = test.info().outputPath("report.html");
  await writeFile(path, text("report.html"));
  const report = await browser.newPage();
  const complaints: string[] = [];
  report.on("console", (message) => complaints.push(message.text()));
  await report.goto(pathToFileURL(path).href);
  await expect(report.getByRole("heading", { level: 1, name: "DP-26-453" })).toBeVisible();
  await expect(report.getByText("Your turn: accept or decline")).toBeVisible();
  await expect(report.getByRole("link", { name: "documents/receipt-48213.pdf" })).toHaveAttribute(
    "href",
    "documents/receipt-48213.pdf",
  );
  // Its style is there: the facts stand side by side.
  await expect(report.locator("header dl")).toHaveCSS("display", "flex");
  expect(complaints).toEqual([]);
  await report.close();
});
