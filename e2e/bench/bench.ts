import { parseArgs } from "node:util";
import { startServer } from "./bench-server.ts";
import { openBrowser } from "./browser.ts";
import { application, buildAll, pages } from "./builds.ts";
import { tableOf } from "./figures.ts";
import type { Row } from "./row.ts";
import { answer } from "./rows/answer.ts";
import { bytes } from "./rows/bytes.ts";
import { document } from "./rows/document.ts";
import { growth } from "./rows/growth.ts";
import { cold, warm } from "./rows/opening.ts";
import { paste } from "./rows/paste.ts";
import { responses } from "./rows/responses.ts";

const rows: Readonly<Record<string, Row>> = {
  bytes,
  warm,
  cold,
  answer,
  growth,
  responses,
  document,
  paste,
};

/** The longest a row may take, in minutes: what hangs costs its own row only. */
const longest = 15;

/** `npm run bench -- [ROW …] [--runs N] [--no-build]`: how fast the application is, in one table. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "9" },
      "no-build": { type: "boolean", default: false },
    },
  });
  const runs = Number(values.runs);
  const unknown = positionals.find((name) => !Object.hasOwn(rows, name));
  if (unknown !== undefined || !Number.isInteger(runs) || runs < 1) {
    console.error(`npm run bench -- [${Object.keys(rows).join("|")} …] [--runs N] [--no-build]`);
    process.exitCode = 1;
    return;
  }
  if (!values["no-build"]) await buildAll();
  const server = await startServer(application, pages);
  const asked = Object.entries(rows).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  const figures = [];
  let version = "";
  for (const [name, row] of asked) {
    console.log(`Measuring ${name}`);
    // A browser of its own: what one row leaves behind is no other's.
    const browser = await openBrowser();
    version = browser.version();
    const limit = setTimeout(
      () => void browser.close({ reason: "It took too long." }),
      longest * 60_000,
    );
    try {
      figures.push(...(await row({ server, browser, runs })));
    } catch (error) {
      console.error(`${name} could not be measured:`, error);
    }
    clearTimeout(limit);
    await browser.close();
  }
  await server.close();
  console.log(`\nChromium ${version}, ${runs} runs\n\n${tableOf(figures)}`);
}

await run();
