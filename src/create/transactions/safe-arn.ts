import { arnDoubt } from "#glance/arn-doubt.ts";
import { maskCardNumbers } from "#language/card-number.ts";
import { cleanArn } from "#model/arn.ts";

/** A typed ARN as it is sent, shown and kept; what looks like a card number is masked, and never sent. */
export const safeArn = (typed: string): string =>
  arnDoubt(typed) === "card" ? maskCardNumbers(typed) : cleanArn(typed);
