/** A list cut into pieces of one length, in its order; the last may be shorter. */
export const inPieces = <T>(list: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, at) =>
    list.slice(at * length, (at + 1) * length),
  );
