import { useState } from "react";

const preferences = new Map<string, boolean>();

/** A state that is shared by all cases and lasts until the tab is closed. */
export function usePreference(name: string, first: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(preferences.get(name) ?? first);
  return [
    value,
    (next) => {
      preferences.set(name, next);
      setValue(next);
    },
  ];
}
