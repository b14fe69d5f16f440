import { formatBytes } from "#language/byte-size.ts";
import { maskCardNumbers } from "#language/card-number.ts";
import type { Words } from "#language/words.ts";
import type { FormFault } from "./validate.ts";

/** A fault as the operator reads it beside the input. */
export function faultText(
  fault: FormFault["fault"],
  words: Words["create"]["faults"],
  tag: string,
): string {
  switch (fault.kind) {
    case "case-type":
    case "code":
    case "masked":
    case "required":
    case "option":
    case "digits":
    case "date":
    case "amount":
    case "after-today":
      return words[fault.kind];
    case "too-short":
      return words["too-short"](fault);
    case "too-long":
      return words["too-long"](fault);
    case "before":
    case "after":
      return words[fault.kind](fault);
    case "decimals":
      return words.decimals(fault);
    case "too-little":
    case "too-much":
      return words[fault.kind](fault);
    case "too-many-files":
      return words["too-many-files"](fault);
    case "too-large":
      return words["too-large"]({
        name: maskCardNumbers(fault.name),
        most: formatBytes(fault.most, tag),
      });
  }
}
