import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureBrowser, launchArguments } from "../../.ci/browser.mjs";
import { application, buildApplication, buildBroken } from "./builds.ts";
import type { Check, Ground } from "./check.ts";
import { checks } from "./checks.ts";
import { holds, type Line, tableOf } from "./table.ts";

const shown = 20;

async function lineOf(
  { name, run, control }: Check,
  ground: Omit<Ground, "folder">,
): Promise<Line> {
  const { tried, lost } = await run({ ...ground, folder: application });
  for (const words of lost.slice(0, shown)) console.log(`  lost: ${words}`);
  if (lost.length > shown) console.log(`  and ${lost.length - shown} more`);
  const folder = await buildBroken(control.edits);
  const broken = await run({ ...ground, folder, every: control.every });
  if (broken.lost[0]) console.log(`  the control loses, for example: ${broken.lost[0]}`);
  return {
    name,
    tried,
    lost: lost.length,
    control: { what: control.what, tried: broken.tried, lost: broken.lost.length },
  };
}

/**
 * `npm run test:safety -- [CHECK …] [--every N] [--seed N] [--no-build]`: what a hostile or broken service can do
 * to the production build, each zero beside a broken variant that makes it more.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      every: { type: "string", default: "1" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
      "no-build": { type: "boolean", default: false },
    },
  });
  const seed = Number(values.seed);
  const every = Number(values.every);
  const unknown = positionals.find((name) => !Object.hasOwn(checks, name));
  if (unknown !== undefined || !Number.isSafeInteger(seed) || !(every >= 1)) {
    console.error(
      `npm run test:safety -- [${Object.keys(checks).join("|")} …] [--every N] [--seed N] [--no-build]`,
    );
    process.exitCode = 1;
    return;
  }
  if (!values["no-build"]) buildApplication();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: launchArguments,
  });
  const lines: Line[] = [];
  for (const [name, check] of Object.entries(checks)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n${check.name} (${name})`);
    const started = Date.now();
    lines.push(await lineOf(check, { browser, every, seed }));
    console.log(`  ${Math.round((Date.now() - started) / 1000)} s`);
  }
  console.log(`\n${browser.version()}, seed ${seed}\n\n${tableOf(lines)}`);
  await browser.close();
  process.exitCode = lines.every(holds) ? 0 : 1;
}

await main();
