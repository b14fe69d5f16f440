import * as z from "zod/mini";
import type { Tag } from "#language/words.ts";

z.config({ jitless: true });

const text = () => z.string().check(z.minLength(1));

/** A text of the form profile: one for every language, or one for each. */
export const profileText = z.union([text(), z.strictObject({ en: text(), ru: text() })]);

/** A text as it stands in the form profile. */
export type ProfileText = z.output<typeof profileText>;

const keys = { "en-GB": "en", "ru-RU": "ru" } as const satisfies Record<Tag, string>;

/** A text of the form profile in a language. */
export const saidIn = (said: ProfileText, tag: Tag): string =>
  typeof said === "string" ? said : said[keys[tag]];
