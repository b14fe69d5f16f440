import { readFileSync } from "node:fs";
import { readFormProfile } from "#config/form-profile.ts";
import { readSettings } from "#config/settings.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

/** Checks `config.json` and the form profile as the viewer reads them, without a service. */
export function* fileFindings(files: {
  readonly config?: string | undefined;
  readonly profile?: string | undefined;
}): Generator<Finding> {
  if (files.config !== undefined) yield* configFindings(files.config);
  if (files.profile !== undefined) yield profileFinding(files.profile);
}

function* configFindings(path: string): Generator<Finding> {
  try {
    const { ignored } = readSettings(readJsonFile(path));
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

function profileFinding(path: string): Finding {
  try {
    readFormProfile(readJsonFile(path));
    return ok("Form profile", "The viewer can use it.");
  } catch (error) {
    return failure(
      "Form profile",
      sentenceOf(error),
      "Correct it; docs/form-profile.md describes the format.",
    );
  }
}

const readJsonFile = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/**
 * The error's own message as a sentence: from the file system, from JSON, or from the viewer with the place
 * of the bad value.
 */
const sentenceOf = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  return text.endsWith(".") ? text : `${text}.`;
};
