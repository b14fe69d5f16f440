import { memo, useMemo } from "react";
import { isolatedText } from "#case-ui/format-fact.ts";
import { timeText } from "#case-ui/format-stage.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import type { Case } from "#model/case.ts";
import { type Contradiction, contradictionsOf } from "#model/contradiction.ts";
import type { Stage } from "#model/stage.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { Notice } from "#ui/Notice.tsx";
import { useIsPrinting } from "#ui/page/display.ts";
import { thingsToCheckAnchor } from "../anchors.ts";
import { CaseLink } from "../CaseLink.tsx";
import styles from "./ThingsToCheck.module.css";

const maxShown = 200;
const mostNames = 5;

interface ThingsToCheckProps {
  readonly caseData: Case;
}

export const ThingsToCheck = memo(function ThingsToCheck({ caseData }: ThingsToCheckProps) {
  const language = useLanguage();
  const { check: t, stage: stageWords, ui } = language.messages;
  const isPrinting = useIsPrinting();
  const found = useMemo(() => contradictionsOf(caseData), [caseData]);
  if (found.length === 0) return null;
  return (
    <section id={thingsToCheckAnchor} aria-label={t.title}>
      <Notice tone="warn" title={t.title}>
        <ul className={`stack ${styles.things}`}>
          {found.slice(0, maxShown).map((contradiction, index) => (
            <li key={`${contradiction.kind} ${index}`}>
              {formatContradiction(contradiction, language)}{" "}
              {"stage" in contradiction && !isPrinting && (
                <CaseLink
                  place={{ stage: contradiction.stage }}
                  label={t.showStage({
                    stage: maskedStart(contradiction.stage.name) || stageWords.unnamed,
                  })}
                >
                  {t.show}
                </CaseLink>
              )}
            </li>
          ))}
        </ul>
        {found.length > maxShown && <p>{ui.more({ count: found.length - maxShown })}</p>}
      </Notice>
    </section>
  );
});

function formatContradiction(found: Contradiction, language: Language): string {
  const { messages } = language;
  const { check } = messages;
  const nameOf = ({ name }: Stage) => isolatedText(name || messages.stage.unnamed);
  const namesOf = (stages: readonly Stage[]) => {
    const names = stages.slice(0, mostNames).map(nameOf);
    const left = stages.length - names.length;
    return [...names, ...(left > 0 ? [messages.ui.more({ count: left })] : [])].join(", ");
  };
  switch (found.kind) {
    case "no-active-stage":
      return check[found.kind];
    case "several-active-stages":
      return check[found.kind]({ stages: namesOf(found.stages) });
    case "active-and-closed":
    case "next-and-closed":
      return check[found.kind]({
        stage: nameOf(found.stage),
        closed: isolatedText(timeText(found.stage.closed, language)),
      });
    case "automatic-with-unreadable-date":
      return check[found.kind]({
        stage: nameOf(found.stage),
        date: isolatedText(timeText(found.stage.autoAction, language)),
      });
    case "automatic-without-date":
    case "final-and-waiting":
    case "decided-without-date":
      return check[found.kind]({ stage: nameOf(found.stage) });
    case "transaction-amount":
      return check[found.kind]({
        amount: isolatedText(found.amount),
        shown: isolatedText(found.shown),
      });
    case "field-amount":
      return check[found.kind]({
        field: isolatedText(found.field),
        stage: nameOf(found.stage),
        amount: isolatedText(found.amount),
        shown: isolatedText(found.shown),
      });
    case "field-currency":
      return check[found.kind]({
        field: isolatedText(found.field),
        stage: nameOf(found.stage),
        currency: isolatedText(found.currency),
        other: isolatedText(found.other),
      });
    case "disputed-other-currency":
    case "disputed-more":
      return check[found.kind]({
        amount: isolatedText(found.amount),
        transacted: isolatedText(found.transacted),
      });
  }
}
