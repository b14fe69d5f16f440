import { createContext, type ReactNode, use } from "react";
import { englishLanguage, type Language, type Words } from "./words.ts";

const LanguageContext = createContext<Language>(englishLanguage);

/** Gives everything below it a language. */
export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language in use: its tag for numbers and dates, and its words. */
export const useLanguage = (): Language => use(LanguageContext);

/** The words of the language in use. */
export const useWords = (): Words => use(LanguageContext).words;
