import { stderr, stdin } from "node:process";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { readServiceAddress } from "./command-line.ts";
import { examine } from "./doctor/examine.ts";
import { reportText } from "./doctor/report.ts";
import type { ExamineOptions } from "./doctor/request.ts";

const usage =
  "Use: npm run doctor -- --service https://bank.example --case 900453 [--origin https://viewer.example]\n" +
  "--origin is where the viewer will be served, if not from the service's own origin.\n" +
  "The access token is read from the environment variable TOKEN, or asked for.\n" +
  "Exit code: 0 if the viewer can work with the service, 1 if it cannot, 2 for wrong use.";

/** Reads the command line and the environment. @throws Error with a sentence for wrong use */
async function readOptions(): Promise<ExamineOptions> {
  const { values } = parseArgs({
    options: {
      service: { type: "string" },
      case: { type: "string" },
      origin: { type: "string", default: "https://viewer.example" },
    },
  });
  if (values.service === undefined || values.case === undefined) throw new Error(usage);
  const service = readServiceAddress(values.service);
  if (/\/webapi(?:\/|$)/i.test(service)) {
    throw new Error("--service is the address before /webapi, like https://bank.example");
  }
  const caseId = Number(values.case);
  if (!/^[1-9]\d*$/.test(values.case) || !Number.isSafeInteger(caseId)) {
    throw new Error(`Not a case id: ${values.case}`);
  }
  const token = (process.env["TOKEN"] ?? (await askToken())).trim().replace(/^Bearer +/i, "");
  if (!/^[\x21-\x7e]*$/.test(token))
    throw new Error("The token has characters that no header holds.");
  if (!URL.canParse(values.origin)) throw new Error(`Not an origin: ${values.origin}`);
  const { origin } = new URL(values.origin);
  return { service, caseId, token, origin, timeoutSeconds: 120 };
}

/** Asks for the token on the terminal, without showing what is typed. */
async function askToken(): Promise<string> {
  if (!stdin.isTTY) throw new Error(usage);
  stderr.write("Access token (empty when a proxy adds it): ");
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: silent, terminal: true });
  const token = await terminal.question("");
  terminal.close();
  stderr.write("\n");
  return token;
}

/**
 * `npm run doctor -- --service URL --case ID`: prints how the service answers, and the settings for it.
 * Exit code 0 when the viewer can work with the service, 1 when it cannot, 2 for wrong use.
 */
async function doctor(): Promise<number> {
  let options: ExamineOptions;
  try {
    options = await readOptions();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
  const diagnosis = await examine(options);
  console.log(reportText(diagnosis, options.token));
  return diagnosis.settings ? 0 : 1;
}

process.exitCode = await doctor();
