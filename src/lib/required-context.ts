import { type Context, createContext, use } from "react";

/** Creates a context without a default value, and the hook that reads it, which throws where there is no provider. */
export function requiredContext<T>(name: string): readonly [Context<T | undefined>, () => T] {
  const context = createContext<T | undefined>(undefined);
  return [
    context,
    function useRequired() {
      const value = use(context);
      if (value === undefined) throw new Error(`There is no ${name} above`);
      return value;
    },
  ];
}
