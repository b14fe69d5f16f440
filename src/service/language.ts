import { isRecord } from "#wire/json.ts";

export type ServiceLanguage = "en" | "ru";

export type LocalizedText = Readonly<Record<ServiceLanguage, string>>;

/** Replaces each `{ "en", "ru" }` in a JSON value by its text in a language. Everything else stays. */
export function inLanguage(value: unknown, language: ServiceLanguage): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inLanguage(item, language));
  if (!isRecord(value)) return value;
  if ("en" in value && "ru" in value) return value[language];
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inLanguage(item, language)]),
  );
}
