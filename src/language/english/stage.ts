export const stageWords = {};
