import { isRecord } from "#wire/json.ts";

export type ServiceLanguage = "en" | "ru";

export type LocalizedText = Readonly<Record<ServiceLanguage, string>>;

/** A text of the demo in one language. A short one is written in both as `Purchase | Покупка`. */
export const textIn = (text: string, language: ServiceLanguage): string =>
  text.split(" | ").at(language === "en" ? 0 : -1) ?? text;

/** Replaces every text in both languages, also `{ "en", "ru" }`, by the one in a language. Everything else stays. */
export function inLanguage(value: unknown, language: ServiceLanguage): unknown {
  if (typeof value === "string") return textIn(value, language);
  if (Array.isArray(value)) return value.map((item: unknown) => inLanguage(item, language));
  if (!isRecord(value)) return value;
  if ("en" in value && "ru" in value) return value[language];
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inLanguage(item, language)]),
  );
}
