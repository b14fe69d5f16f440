import { englishDemo } from "./english/demo.ts";
import type { LanguageTag } from "./languages.ts";
import { russianDemo } from "./russian/demo.ts";

/** In no catalogue, because the production build has no demo. */
export const demoMessages: Readonly<Record<LanguageTag, typeof englishDemo>> = {
  "en-GB": englishDemo,
  "ru-RU": russianDemo,
};
