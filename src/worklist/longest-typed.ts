/** Characters that the box takes: a sheet of a million cells would hold up the page for minutes. */
export const longestTyped = 200_000;
