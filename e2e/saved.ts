import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";

export async function save(button: Locator): Promise<{ name: string; bytes: Buffer<ArrayBuffer> }> {
  const saving = button.page().waitForEvent("download");
  await button.click();
  const download = await saving;
  const bytes = Buffer.from(await readFile(await download.path()));
  return { name: download.suggestedFilename(), bytes };
}
