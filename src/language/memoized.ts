/** Makes something once for each set of words and numbers: `Intl`'s formatters are slow to make. */
export function memoized<Key extends readonly (string | number | boolean)[], Made>(
  make: (...key: Key) => Made,
): (...key: Key) => Made {
  const all = new Map<string, Made>();
  return (...key) => {
    const name = key.join(" ");
    const made = all.get(name) ?? make(...key);
    all.set(name, made);
    return made;
  };
}
