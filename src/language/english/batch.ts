/** Cases created in batches. */
export const batchWords = {};
