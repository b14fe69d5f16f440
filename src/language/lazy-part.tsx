import { type ComponentType, use } from "react";
import { useLanguage } from "./LanguageProvider.tsx";
import { loadLaterWords } from "./later-words.ts";

/** The code of a part did not come. */
export class PartNotLoaded extends Error {
  override readonly name = "PartNotLoaded";
}

const failed = new Set<() => void>();

/** A part of the interface whose code comes when it is first shown, with the words of such parts. */
export function lazyPart(load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<ComponentType> | undefined;
  function forget() {
    loading = undefined;
  }
  return function LazyPart() {
    const { tag } = useLanguage();
    if (!loading) {
      loading = Promise.all([load(), loadLaterWords(tag)]).then(
        ([Part]) => Part,
        (cause: unknown) => {
          throw new PartNotLoaded("", { cause });
        },
      );
      loading.catch(() => failed.add(forget));
    }
    const Part = use(loading);
    return <Part />;
  };
}

/** Parts whose code did not come are asked for anew when they are to be shown again. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}
