import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as z from "#lib/zod.ts";

/**
 * The version of this checkout and its commit, like `1.1.0 (bfbab23f)`; `-dirty` follows a commit with changes since.
 * Without git, as in an unpacked archive, the version alone.
 */
export function checkoutVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync("package.json", "utf8"));
  const { version } = z.parse(z.object({ version: z.string() }), manifest);
  const commit = readCommit();
  return commit === "" ? version : `${version} (${commit})`;
}

function readCommit(): string {
  const describe = ["describe", "--always", "--dirty", "--abbrev=8", "--exclude=*"];
  try {
    return execFileSync("git", describe, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}
