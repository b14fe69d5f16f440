/** The parts of an ARN. */
export const arnWords = {};
