import type { Words } from "../words.ts";

/** Cases created in batches. */
export const batchWords: Words["batch"] = {};
