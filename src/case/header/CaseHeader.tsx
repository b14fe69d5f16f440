import { Undo2 } from "lucide-react";
import { memo, type ReactNode } from "react";
import { caseFacts } from "#case-ui/case-facts.ts";
import { maskedValue } from "#case-ui/format-field.ts";
import { FactValue } from "#case-ui/Leaf.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import type { Turn } from "#model/turn.ts";
import { maskCardNumbers, maskedId, maskedStart } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { Value, ValueGroup } from "#ui/copy/ValueGroup.tsx";
import { Fact, Facts } from "#ui/Facts.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { headerAnchor } from "../navigation.ts";
import styles from "./CaseHeader.module.css";
import { StickyBar } from "./StickyBar.tsx";
import { TurnCard } from "./TurnCard.tsx";

const maxTitleLength = 500;

interface CaseHeaderProps {
  readonly shown: Case;
  readonly turn: Turn;
  /** The buttons beside the turn. */
  readonly tools?: ReactNode;
  /** When the case was read and what has changed, beside the description of its stage. */
  readonly news?: ReactNode;
}

/** The case's code, whose turn it is and until when, and its facts. */
export function CaseHeader({ shown, turn, tools, news }: CaseHeaderProps) {
  const { stageDescription } = shown;
  return (
    <header id={headerAnchor} className={styles.head}>
      <ValueGroup>
        <StickyBar className={styles.bar}>
          <CaseTitle shown={shown} />
          <TurnCard turn={turn} />
          {tools}
        </StickyBar>
        <HeaderFacts shown={shown} />
      </ValueGroup>
      <div className={styles.news}>
        <p
          className={styles.stage}
          title={maskedStart(stageDescription, maxTitleLength) || undefined}
        >
          <ReceivedText>{stageDescription}</ReceivedText>
        </p>
        {news}
      </div>
    </header>
  );
}

const CaseTitle = memo(function CaseTitle({ shown }: { readonly shown: Case }) {
  const { case: words, copy } = useLanguage().words;
  return (
    <div className={styles.title}>
      <Value as="div" className={styles.code}>
        <h1>
          <ReceivedText>{shown.code || words.untitled({ id: maskedId(shown.id) })}</ReceivedText>
        </h1>
        {shown.code !== "" && (
          <CopyButton label={copy.caseCode} text={() => maskCardNumbers(shown.code)} />
        )}
      </Value>
      <p>
        <Value>
          <ReceivedText>{maskedId(shown.id)}</ReceivedText>
          <CopyButton label={copy.caseId} text={() => maskedId(shown.id)} />
        </Value>
        {shown.processName !== "" && (
          <>
            {" · "}
            <ReceivedText>{shown.processName}</ReceivedText>
          </>
        )}
      </p>
    </div>
  );
});

const HeaderFacts = memo(function HeaderFacts({ shown }: { readonly shown: Case }) {
  const language = useLanguage();
  const { case: words } = language.words;
  const context = words.untitled({ id: maskedId(shown.id) });
  const facts = caseFacts(shown, language).filter(
    ({ name, text }) =>
      text !== "" || name === "amount" || name === "caseType" || name === "created",
  );
  return (
    <div className={styles.facts}>
      <Facts>
        {facts.map((fact) => (
          <Fact
            key={fact.name}
            term={fact.term}
            text={fact.text}
            copied={() => maskedValue(fact)}
            context={context}
          >
            <FactValue fact={fact} />
          </Fact>
        ))}
      </Facts>
      {shown.hasReversal && (
        <StatusLabel tone="soft" icon={Undo2}>
          {words.reversalExists}
        </StatusLabel>
      )}
    </div>
  );
});
