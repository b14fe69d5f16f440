/**
 * Memoizes a function by all its arguments: for results that are slow to compute, such as the formatters of
 * `Intl`. The results are kept as long as the function, because they depend on the arguments alone.
 */
export function memoize<Args extends readonly (string | number | boolean)[], Result>(
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
