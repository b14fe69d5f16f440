import { createStore, useStore } from "#ui/store.ts";

const preferences = { autoRefresh: createStore(false), hiddenFields: createStore(false) };

/** A setting that all cases share until the page is reloaded. */
export function usePreference(name: keyof typeof preferences) {
  const { set } = preferences[name];
  return [useStore(preferences[name]), set] as const;
}
