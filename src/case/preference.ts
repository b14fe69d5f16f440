import { useState } from "react";

const preferences = new Map<string, boolean>();

/** A switch that stays as the operator left it from case to case, until the tab is closed. */
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
