import "temporal-polyfill/global";

function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, at: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const [index, item] of [...items].entries()) {
    const key = keyOf(item, index);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

// Node 20 has neither this nor Temporal; browsers have both.
if (!("groupBy" in Map)) Object.assign(Map, { groupBy });
