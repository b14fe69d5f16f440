import { stderr, stdin } from "node:process";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { readCaseId } from "#model/case-id.ts";
import { cleanToken, tokenError } from "#wire/token.ts";
import { checkoutVersion } from "./checkout-version.ts";
import { readService } from "./command-line.ts";
import { examine } from "./doctor/examine.ts";
import { canWork, findingsText, reportData, reportText } from "./doctor/report.ts";
import type { ExamineOptions } from "./doctor/service-calls.ts";
import { fileFindings } from "./doctor/settings-files.ts";

const usage = `Use: npm run doctor -- --service https://bank.example --case 900453
     npm run doctor -- --config config.json

The "--" before the options is needed: without it npm keeps them for itself.

--service URL   the address before /webapi
--case ID       a case to read, if possible one with an attachment
--origin URL    where the viewer will be served, if not from the service's own origin
--json          prints the result as JSON, for monitoring
--config FILE   checks this config.json and the form profile beside it, without a service
--help          prints this

The access token is asked for, or read from the environment variable TOKEN.
Exit code: 0 if the viewer can work with the service, 1 if it cannot, 2 for wrong use.`;

const optionTypes = {
  service: { type: "string" },
  case: { type: "string" },
  origin: { type: "string" },
  config: { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof optionTypes }>>["values"];

/** Reads the service and the case to examine. @throws Error with a sentence for wrong use */
async function readOptions(values: Values): Promise<ExamineOptions> {
  if (values.service === undefined || values.case === undefined) throw new Error(usage);
  const service = readService(values.service);
  const caseId = readCaseId(values.case);
  if (caseId === undefined) throw new Error(`Not a case id: ${values.case}`);
  const origin = values.origin && new URL(readService(values.origin)).origin;
  const token = cleanToken(process.env["TOKEN"] ?? (await askToken()));
  const problem = tokenError(token);
  if (problem === "characters") throw new Error("The token has characters that no header holds.");
  if (problem === "length") throw new Error("The token is too long for a header.");
  return { service, caseId, token, origin, timeoutSeconds: 120 };
}

/** Asks for the token on the terminal, without showing what is typed. */
async function askToken(): Promise<string> {
  if (!stdin.isTTY) {
    throw new Error("There is no terminal to ask for the token: set the variable TOKEN.");
  }
  stderr.write("Access token (empty when a proxy adds it): ");
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: silent, terminal: true });
  const token = await terminal.question("");
  terminal.close();
  stderr.write("\n");
  return token;
}

/** Prints a result for a person, or for a monitoring program; both with the version of the viewer. */
function print({ json }: Values, text: string, data: object, token = ""): void {
  const version = checkoutVersion();
  const printed = json
    ? JSON.stringify({ version, ...data }, null, 2)
    : `Case viewer ${version}\n\n${text}`;
  // A service may send the token back, as the name of a key for one.
  console.log(token === "" ? printed : printed.replaceAll(token, "…"));
}

/** Checks settings files. @returns the exit code @throws Error with a sentence for wrong use */
function checkFiles(path: string, values: Values): number {
  if (values.service !== undefined) throw new Error("--config is checked without --service.");
  const findings = fileFindings(path);
  const isUsable = canWork(findings);
  print(values, findingsText(findings), { canWork: isUsable, findings });
  return isUsable ? 0 : 1;
}

/** @returns the exit code, as {@link usage} has it */
async function doctor(): Promise<number> {
  let values: Values;
  let options: ExamineOptions;
  try {
    ({ values } = parseArgs({ options: optionTypes }));
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (values.config !== undefined) return checkFiles(values.config, values);
    options = await readOptions(values);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
  const diagnosis = await examine(options);
  print(values, reportText(diagnosis), reportData(diagnosis), options.token);
  return diagnosis.settings ? 0 : 1;
}

process.exitCode = await doctor();
