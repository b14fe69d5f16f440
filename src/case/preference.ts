import { createStore, useStore } from "#ui/store.ts";

const preferences = { autoRefresh: createStore(false), hiddenFields: createStore(false) };

/** A setting that is shared by all cases and lasts until the tab is closed. */
export function usePreference(name: keyof typeof preferences) {
  const { set } = preferences[name];
  return [useStore(preferences[name]), set] as const;
}
