/** The palette. */
export const paletteWords = {};
