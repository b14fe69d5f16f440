import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { forgetTag, keepTag, readTag } from "./language-choice.ts";
import {
  englishLanguage,
  type FullLanguage,
  forgetFailedLanguages,
  type Language,
  loadLanguage,
  type Tag,
} from "./languages.ts";
import type { FirstWords, Words } from "./words.ts";

interface LanguageChoice {
  /** The language chosen last, which may still be loading. */
  readonly chosen: Tag;
  /** The language asked for last could not be loaded, so that the one before it stays. */
  readonly hasFailed: boolean;
  /** Speaks another language, and keeps the choice in this browser. */
  readonly choose: (tag: Tag) => void;
  /** Drops the choice: the browser's language again. */
  readonly forget: () => void;
}

/** The language of what is below it. */
export const LanguageContext = createContext<Language>(englishLanguage);
const ChoiceContext = createContext<LanguageChoice | undefined>(undefined);

/** Gives everything below it a language, and the choice of another. A change remounts nothing. */
export function LanguageProvider({ first, children }: { first: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(first);
  const [asked, setAsked] = useState(first.tag);
  const [hasFailed, setFailed] = useState(false);
  const wanted = useRef(first.tag);

  const speak = useCallback(async (tag: Tag, onSpoken: () => void) => {
    wanted.current = tag;
    setAsked(tag);
    setFailed(false);
    forgetFailedLanguages();
    const loaded = await loadLanguage(tag).catch(() => undefined);
    // Whoever has chosen again meanwhile wants only the last.
    if (wanted.current !== tag) return;
    if (!loaded) return setFailed(true);
    setLanguage(loaded);
    onSpoken();
  }, []);

  const choice = useMemo(
    () => ({
      chosen: hasFailed ? language.tag : asked,
      hasFailed,
      choose: (tag: Tag) => void speak(tag, () => keepTag(tag)),
      forget() {
        forgetTag();
        void speak(readTag(), () => {});
      },
    }),
    [asked, hasFailed, language, speak],
  );

  // With the words, so that no screen reader reads them in the other language.
  useLayoutEffect(() => {
    document.documentElement.lang = language.tag;
  }, [language]);

  return (
    <LanguageContext value={language}>
      <ChoiceContext value={choice}>{children}</ChoiceContext>
    </LanguageContext>
  );
}

/** The language in use: its tag for numbers and dates, and the words of the first screen. */
export const useLanguage = (): Language => use(LanguageContext);

/** The words of the first screen in the language in use. */
export const useWords = (): FirstWords => use(LanguageContext).words;

/**
 * The language in use with all its words, for parts that `lazyComponent` loads: it brings the words too.
 * Anywhere else it suspends until they are loaded.
 */
export const useFullLanguage = (): FullLanguage => use(loadLanguage(use(LanguageContext).tag));

/** All words of the language in use, for parts that `lazyComponent` loads. */
export const useFullWords = (): Words => useFullLanguage().words;

/** The choice of another language. */
export function useLanguageChoice(): LanguageChoice {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error("the choice of a language needs a LanguageProvider above it");
  return choice;
}
