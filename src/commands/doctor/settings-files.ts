import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readFormProfile } from "#config/form-profile.ts";
import { readSettings, type Settings } from "#config/settings.ts";
import { settingsFaults } from "#config/settings-faults.ts";
import { englishLanguage } from "#i18n/languages.ts";
import { codeOf, type Finding, ok, warning } from "./finding.ts";

/**
 * Checks `config.json`, and the form profile that it names beside it, as the viewer reads them.
 * @throws Error with a sentence for a file that cannot be read
 */
export function fileFindings(path: string): readonly Finding[] {
  const text = readFile(path);
  try {
    const { settings, notes } = readSettings(JSON.parse(text));
    return [
      ok("config.json", "The viewer can use it."),
      ...notes.map((note) => warning("config.json", note, "README.md lists the settings.")),
      ...profileFindings(dirname(path), settings),
    ];
  } catch (error) {
    const faults = settingsFaults(error, englishLanguage.messages.start);
    if (!faults) throw error;
    return faults.map((what) =>
      fault("config.json", what, "Correct it; README.md lists the settings."),
    );
  }
}

function profileFindings(folder: string, { formProfile }: Settings): readonly Finding[] {
  if (formProfile === "") return [];
  const path = join(folder, formProfile);
  if (!existsSync(path)) {
    return [
      formProfile === "form-profile.json"
        ? warning(
            "Form profile",
            "No form-profile.json lies beside it, so the delivered one is used, which is an example.",
            "Write one with the fields of your process; docs/form-profile.md describes the format.",
          )
        : fault(
            "Form profile",
            `No file is at ${path}.`,
            "Correct formProfile, or put the file there.",
          ),
    ];
  }
  try {
    const { caseTypes } = readFormProfile(JSON.parse(readFile(path)));
    const isMarked = Object.values(caseTypes)
      .flat()
      .some(({ means }) => means);
    return [
      isMarked
        ? ok("Form profile", "The viewer can use it.")
        : warning(
            "Form profile",
            'No field has "means", so cases show their own amount, and no reason.',
            "Mark what is disputed, and why; docs/form-profile.md describes the key.",
          ),
    ];
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [fault("Form profile", what, "Correct it; docs/form-profile.md describes the format.")];
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

/** @param what a sentence, or the message of an error without a full stop. */
const fault = (subject: string, what: string, advice: string): Finding => ({
  mark: "error",
  subject,
  message: what.endsWith(".") ? what : `${what}.`,
  advice,
});
