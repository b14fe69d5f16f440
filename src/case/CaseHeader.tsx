import { Undo2 } from "lucide-react";
import { Amount } from "#glance/Amount.tsx";
import { Leaf } from "#glance/Leaf.tsx";
import { WallClock } from "#glance/WallClock.tsx";
import { maskCardNumbers } from "#language/card-number.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import { type Case, currencyOf } from "#model/case.ts";
import { isCaseType } from "#model/case-type.ts";
import { sentText } from "#model/sent.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { Fact, Facts } from "#ui/Facts.tsx";
import { SentText } from "#ui/SentText.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import styles from "./CaseScreen.module.css";
import { TurnCard } from "./TurnCard.tsx";
import { caseAmount } from "./value-text.ts";

/** Which case it is, whose turn, until when, and the facts that tell one case from another. */
export function CaseHeader({ shown }: { readonly shown: Case }) {
  const { case: words, copy } = useWords();
  const { caseType, operatorRole, observers } = shown;
  const role =
    typeof operatorRole === "boolean"
      ? operatorRole
        ? words.initiator
        : words.notInitiator
      : operatorRole;
  const people = [...observers, ...(shown.viewerObserves ? [words.youObserve] : [])];

  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>
          <SentText>{shown.code || words.untitled({ id: shown.id })}</SentText>
        </h1>
        {shown.code !== "" && (
          <CopyButton label={copy.caseCode} text={() => maskCardNumbers(shown.code)} />
        )}
        <p>
          {shown.processName !== "" && (
            <>
              <SentText>{shown.processName}</SentText> ·{" "}
            </>
          )}
          <span>{shown.id}</span> <CopyButton label={copy.caseId} text={() => String(shown.id)} />
        </p>
        {shown.hasReversal && (
          <StateWord tone="warn" icon={Undo2}>
            {words.reversalExists}
          </StateWord>
        )}
        {shown.stageDescription !== "" && (
          <p className={styles.stage} title={maskCardNumbers(shown.stageDescription)}>
            <SentText>{shown.stageDescription}</SentText>
          </p>
        )}
      </div>
      <TurnCard shown={shown} />
      <Facts>
        <Fact
          term={words.amount}
          end={<CopyButton label={copy.of({ name: words.amount })} text={() => amountOf(shown)} />}
        >
          <Amount amount={shown.amount} currency={currencyOf(shown)} />
        </Fact>
        {(shown.cardPrefix !== "" || shown.cardSuffix !== "") && (
          <Fact term={words.card}>
            <SentText>{`${shown.cardPrefix.slice(0, 8)} •••• •••• ${shown.cardSuffix.slice(-4)}`}</SentText>
          </Fact>
        )}
        <Fact term={words.caseType}>
          <SentText>
            {isCaseType(caseType) ? `${caseType} ${words.types[caseType]}` : caseType || "—"}
          </SentText>
        </Fact>
        {shown.paymentSystem !== "" && (
          <Fact term={words.paymentSystem}>
            <SentText>{shown.paymentSystem}</SentText>
          </Fact>
        )}
        {sentText(role) !== "" && (
          <Fact term={words.role}>
            <Leaf value={role} />
          </Fact>
        )}
        <Fact term={words.created}>
          <WallClock when={shown.created} />
        </Fact>
        {shown.user !== "" && (
          <Fact term={words.user}>
            <SentText canReveal>{shown.user}</SentText>
          </Fact>
        )}
        {people.length > 0 && (
          <Fact term={words.observers}>
            <SentText canReveal>{people.join(", ")}</SentText>
          </Fact>
        )}
      </Facts>
    </header>
  );
}

function amountOf(shown: Case): string {
  const { amount, currency } = caseAmount(shown);
  return `${amount} ${currency}`.trimEnd();
}
