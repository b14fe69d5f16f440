type Primitive = string | number | boolean;

/**
 * Calls a function once for each combination of its arguments and keeps the results: for what is slow
 * to make, like `Intl`'s formatters, or has to stay the same object. An argument that is an object is
 * the only one, and is not kept alive by its result.
 */
export function memoize<Args extends readonly Primitive[] | readonly [object], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const byText = new Map<string, { readonly result: Result }>();
  const byObject = new WeakMap<object, { readonly result: Result }>();
  return (...args) => {
    const [first] = args;
    if (typeof first === "object") {
      const known = byObject.get(first) ?? { result: compute(...args) };
      byObject.set(first, known);
      return known.result;
    }
    const key = JSON.stringify(args);
    const known = byText.get(key) ?? { result: compute(...args) };
    byText.set(key, known);
    return known.result;
  };
}
