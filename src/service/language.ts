import { isRecord } from "#wire/json.ts";
import russian from "./definitions/russian.json" with { type: "json" };

/** The languages in which the service can write names and texts. */
export type ServiceLanguage = "en" | "ru";

/** A text in each language. */
export type Text = Readonly<Record<ServiceLanguage, string>>;

const russianOf: ReadonlyMap<string, string> = new Map(Object.entries(russian));

/**
 * Puts a JSON value into a language: of `{ "en", "ru" }` its text, and for a text that the Russian
 * definitions have, that one. Everything else stays.
 */
export function inLanguage(value: unknown, language: ServiceLanguage): unknown {
  if (typeof value === "string") return language === "ru" ? (russianOf.get(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => inLanguage(item, language));
  if (!isRecord(value)) return value;
  if ("en" in value && "ru" in value) return value[language];
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inLanguage(item, language)]),
  );
}
