import { type ComponentType, use } from "react";
import { useLanguage } from "./LanguageProvider.tsx";
import { forgetFailedLanguages, loadLanguage } from "./languages.ts";
import { painted } from "./painted.ts";

/** The code of a part did not come. */
export class PartNotLoaded extends Error {
  override readonly name = "PartNotLoaded";
}

const failed = new Set<() => void>();

/**
 * A part of the interface whose code comes when it is first shown, with all words of the language.
 * @param turn what goes before both.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  turn: () => Promise<void> = async () => {},
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  function forget() {
    loading = undefined;
  }
  return function LazyPart(props: Props) {
    const { tag } = useLanguage();
    if (!loading) {
      loading = turn()
        .then(() => Promise.all([load(), loadLanguage(tag)]))
        .then(
          ([Part]) => Part,
          (cause: unknown) => {
            throw new PartNotLoaded("", { cause });
          },
        );
      loading.catch(() => failed.add(forget));
    }
    const Part = use(loading);
    return <Part {...props} />;
  };
}

/**
 * A part that is only another way to do something: it comes after the screen is painted, and where
 * it does not come the screen stays without it.
 */
export const extraPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyPart<Props>(() => load().catch(() => () => null), painted);

/** Parts whose code did not come are asked for anew when they are to be shown again. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
  forgetFailedLanguages();
}
