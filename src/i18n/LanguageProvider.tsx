import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from "react";
import { requiredContext } from "#lib/required-context.ts";
import {
  englishLanguage,
  type Language,
  type LanguageTag,
  loadLanguage,
  storeTag,
} from "./languages.ts";
import type { Messages } from "./messages.ts";

interface LanguageChoice {
  /** Which may still be loading. */
  readonly chosen: LanguageTag;
  /** Then the language before the chosen one stays. */
  readonly hasFailed: boolean;
  readonly choose: (tag: LanguageTag) => Promise<void>;
}

export const LanguageContext = createContext<Language>(englishLanguage);
const [ChoiceContext, useLanguageChoice] = requiredContext<LanguageChoice>("LanguageProvider");

export { useLanguageChoice };

interface LanguageProviderProps {
  readonly first: Language;
  readonly load?: typeof loadLanguage;
  readonly children: ReactNode;
}

export function LanguageProvider({ first, load = loadLanguage, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(first);
  const [requested, setRequested] = useState(first.tag);
  const [hasFailed, setFailed] = useState(false);
  const latestRequest = useRef(first.tag);

  async function choose(tag: LanguageTag) {
    latestRequest.current = tag;
    setRequested(tag);
    setFailed(false);
    const loaded = await load(tag).catch(() => undefined);
    // A later choice, made while this one was loading, replaces it.
    if (latestRequest.current !== tag) return;
    if (!loaded) return setFailed(true);
    setLanguage(loaded);
    storeTag(tag);
  }
  const chosen = hasFailed ? language.tag : requested;

  // In the same commit as the words, so that no screen reader reads them with the rules of the other language.
  useLayoutEffect(() => {
    document.documentElement.lang = language.tag;
  }, [language]);

  return (
    <LanguageContext value={language}>
      <ChoiceContext value={{ chosen, hasFailed, choose }}>{children}</ChoiceContext>
    </LanguageContext>
  );
}

export const useLanguage = (): Language => use(LanguageContext);

export const useMessages = (): Messages => useLanguage().messages;
