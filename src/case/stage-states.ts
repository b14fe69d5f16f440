import type { FirstWords } from "#language/words.ts";
import { isClosed, type Stage } from "#model/stage.ts";

/** What a stage is, in words. */
export const stageStates = (stage: Stage, { stage: words }: FirstWords): string[] =>
  [
    stage.isActive && words.active,
    isClosed(stage) && words.closed,
    stage.isNext && words.next,
    stage.isFinal && words.final,
    stage.isMerchant && words.merchant,
  ].filter((word) => word !== false);
