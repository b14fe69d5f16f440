import {
  caseFacts,
  type LabelledText,
  stageFacts,
  transactionFacts,
} from "#case-ui/format-fact.ts";
import { maskedValue } from "#case-ui/format-field.ts";
import { turnText } from "#case-ui/format-stage.ts";
import type { Language } from "#i18n/languages.ts";
import type { Case } from "#model/case.ts";
import { openStageOf, type Turn } from "#model/turn.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";

/** A case in five lines, for a colleague. Card numbers are masked; what was not received is left out. */
export function copiedSummary(caseData: Case, turn: Turn, language: Language): string {
  const { messages } = language;
  const [first] = caseData.transactions;
  const openStage = openStageOf(turn);
  const action = openStage ? stageFacts(openStage, language) : [];
  const ofCase = caseFacts(caseData, language);
  const ofFirst = first ? transactionFacts(first, language) : [];
  const [amount, own, reason] = (["amount", "ofAmount", "reason"] as const).map(
    (wanted) => valuesOf(ofCase, wanted).map((fact) => fact && maskedValue(fact))[0],
  );
  const lines = [
    [caseData.code, maskedId(caseData.id), caseData.processName].map(maskCardNumbers),
    [
      amount && own ? `${amount} ${messages.case.ofAmount({ amount: own })}` : amount,
      reason,
      caseData.hasReversal && messages.case.reversalExists,
    ],
    [
      ...valuesOf(ofFirst, "merchant", "transactionDate"),
      ...valuesOf(ofCase, "card"),
      ...valuesOf(ofFirst, "arn"),
    ].map((fact) => fact && maskCardNumbers(fact.shown)),
    [maskCardNumbers(turnText(turn, messages))],
    valuesOf(action, "autoAction").map(
      (fact) => fact && `${fact.term}: ${maskCardNumbers(fact.text)}`,
    ),
  ];
  return lines
    .map((parts) => parts.filter(Boolean).join(" · "))
    .filter((line) => line !== "")
    .join("\n");
}

const valuesOf = (facts: readonly LabelledText[], ...names: readonly string[]) =>
  names.map((name) => facts.find((fact) => fact.name === name)).filter((fact) => fact?.text);
