import type { Words } from "../words.ts";

/** The parts of an ARN. */
export const arnWords: Words["arn"] = {};
