import { type ComponentType, use } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { loadLanguage } from "#i18n/languages.ts";
import { nextPaint } from "./page/after-paint.ts";

/** The code of a lazy component, or the words that it needs, could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

const failedLoads = new Set<() => void>();

/**
 * Makes a component that loads its code when it is first rendered, with all words of the language.
 * @param waitBefore is awaited before anything is loaded.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waitBefore: () => Promise<void> = async () => {},
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  function forget() {
    loading = undefined;
  }
  return function LazyComponent(props: Props) {
    const { tag } = useLanguage();
    if (!loading) {
      loading = waitBefore()
        .then(() => Promise.all([load(), loadLanguage(tag)]))
        .then(
          ([Loaded]) => Loaded,
          (cause: unknown) => {
            throw new ChunkLoadError("", { cause });
          },
        );
      loading.catch(() => failedLoads.add(forget));
    }
    const Loaded = use(loading);
    return <Loaded {...props} />;
  };
}

/**
 * Makes a lazy component that is not essential: it loads after the first paint, and renders nothing when
 * its code cannot be loaded.
 */
export const optionalComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyComponent<Props>(() => load().catch(() => () => null), nextPaint);

/** Resets failed components, which are loaded again when they are next rendered. */
export function forgetFailedLoads(): void {
  for (const forget of failedLoads) forget();
  failedLoads.clear();
}
