import { type ComponentType, use } from "react";

const failed = new Set<() => void>();

/** A page whose code comes when it is first gone to. */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<ComponentType> | undefined;
  function forget() {
    loading = undefined;
  }
  return function LazyPage() {
    if (!loading) {
      loading = load();
      loading.catch(() => failed.add(forget));
    }
    const Page = use(loading);
    return <Page />;
  };
}

/** Pages whose code did not come are asked for anew when they are gone to again. */
export function forgetFailedPages(): void {
  for (const forget of failed) forget();
  failed.clear();
}
