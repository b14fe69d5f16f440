import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";

/** A file that the browser has saved. */
export interface SavedFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** SHA-256 of bytes, in hexadecimal. */
export const sha256Of = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** Presses a button that saves a file. @returns what was saved */
export async function save(button: Locator): Promise<SavedFile> {
  const saved = button.page().waitForEvent("download");
  await button.click();
  const download = await saved;
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), size: bytes.length, sha256: sha256Of(bytes) };
}
