import { readFileSync } from "node:fs";
import { readFormProfile } from "#config/form-profile.ts";
import { readSettings } from "#config/settings.ts";
import { codeOf } from "../error-code.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

/**
 * Checks `config.json` and the form profile as the viewer reads them, without a service.
 * @throws Error with a sentence for a file that cannot be read
 */
export function* fileFindings(files: {
  readonly config?: string | undefined;
  readonly profile?: string | undefined;
}): Generator<Finding> {
  if (files.config !== undefined) yield* configFindings(readFile(files.config));
  if (files.profile !== undefined) yield profileFinding(readFile(files.profile));
}

function* configFindings(text: string): Generator<Finding> {
  try {
    const { ignored } = readSettings(JSON.parse(text));
    yield ok("config.json", "The viewer can use it.");
    if (ignored.length > 0) {
      yield warning(
        "config.json",
        `It has keys that the viewer ignores: ${ignored.join(", ")}.`,
        "Correct their spelling, or remove them.",
      );
    }
  } catch (error) {
    yield failure("config.json", sentenceOf(error), "Correct it; README.md lists the settings.");
  }
}

function profileFinding(text: string): Finding {
  try {
    readFormProfile(JSON.parse(text));
    return ok("Form profile", "The viewer can use it.");
  } catch (error) {
    return failure(
      "Form profile",
      sentenceOf(error),
      "Correct it; docs/form-profile.md describes the format.",
    );
  }
}

/** Reads a file as the viewer does, without the byte-order mark that Windows writes. */
function readFile(path: string): string {
  try {
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new Error(`No file can be read at ${path} (${codeOf(error)}).`, { cause: error });
  }
}

/**
 * The error's own message as a sentence: from JSON, or from the viewer with the place
 * of the bad value.
 */
const sentenceOf = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  return text.endsWith(".") ? text : `${text}.`;
};
