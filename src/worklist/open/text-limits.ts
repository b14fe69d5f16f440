// Own file: keeps the parser of pasted texts out of the first chunk.

/** Characters that the box accepts: a pasted sheet of a million cells would block the page for minutes. */
export const maxTextLength = 200_000;
