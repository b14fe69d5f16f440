const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text from outside without what would turn the direction of a line: within an element of its own
 * it may end the isolation of that element, and turn what follows it.
 */
export const unturned = (text: string): string => text.replaceAll(turning, "");
