/** Cuts a list into parts of `length` items; the last may be shorter. */
export const splitEvery = <T>(list: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, index) =>
    list.slice(index * length, (index + 1) * length),
  );
