/** The same answer for the same thing, made once, for as long as the thing itself is kept. */
export function remembered<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly made: V }>();
  return (of) => {
    const { made } = known.get(of) ?? { made: make(of) };
    known.set(of, { made });
    return made;
  };
}
