/** Memoizes a function by all its arguments, without end: for slow results such as the formatters of `Intl`. */
export function memoize<Args extends readonly (string | number | boolean | undefined)[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const results = new Map<string, { readonly result: Result }>();
  return (...args) => {
    const key = JSON.stringify(args);
    const cached = results.get(key) ?? { result: compute(...args) };
    results.set(key, cached);
    return cached.result;
  };
}
