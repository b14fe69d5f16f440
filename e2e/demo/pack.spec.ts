import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { unzip } from "#documents/fixtures/unzip.ts";
import { expect, test } from "../fixtures.ts";
import { save } from "../saved.ts";

test("the report of the pack needs no other file, and links the documents", async ({
  casePage,
  browser,
}, info) => {
  await casePage.goto(900453);
  const { name, bytes } = await save(casePage.attachments.downloadAll);
  expect(name).toBe("case-900453-evidence.zip");
  await expect(casePage.attachments.packOutcome).toContainText("Downloaded: 5 files");
  const packed = unzip(bytes).find((file) => file.name === "report.html");
  const path = info.outputPath("report.html");
  await writeFile(path, packed?.bytes ?? "");
  const report = await browser.newPage();
  const messages: string[] = [];
  report.on("console", (message) => messages.push(message.text()));
  await report.goto(pathToFileURL(path).href);
  await expect(report.getByRole("heading", { level: 1, name: "DP-26-453" })).toBeVisible();
  await expect(report.getByText("Your turn: accept or decline")).toBeVisible();
  const receipt = "documents/receipt-48213.pdf";
  await expect(report.getByRole("link", { name: receipt })).toHaveAttribute("href", receipt);
  // Its styles are applied.
  await expect(report.locator("header dl")).toHaveCSS("display", "flex");
  expect(messages).toEqual([]);
  await report.close();
});
