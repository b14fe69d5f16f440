import type { Messages } from "#i18n/messages.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { BadSettings } from "./settings.ts";

const maxShownLength = 100;

/** What is wrong with `config.json`, a sentence each; `undefined` for an error that is not about its text. */
export function settingsFaults(
  error: unknown,
  t: Messages["start"],
): readonly string[] | undefined {
  if (error instanceof SyntaxError) return [t.notJson(error)];
  if (!(error instanceof BadSettings)) return undefined;
  if (error.settings.length === 0) return [t.notSettings];
  const sentences = error.settings.map(({ key, value }) => {
    // Hides a user name and password in an address.
    const shown = JSON.stringify(value).replace(/\/\/[^/]*@/, "//…@");
    return t.value({
      key,
      expected: t.expected[key],
      received: maskedStart(shown, maxShownLength),
    });
  });
  return [...new Set(sentences)];
}
