import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { arnDoubtWords } from "#case-ui/arn-doubt.ts";
import { todayIn } from "#case-ui/today.ts";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import { formatDay } from "#language/wall-clock.ts";
import { cleanArn, readArnDate, splitArn } from "#model/arn.ts";
import { readDay } from "#model/calendar-date.ts";
import { sentText } from "#model/sent.ts";
import type { Transaction } from "#model/transaction.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import styles from "./ArnFact.module.css";

/** The parts of an ARN, and what is doubtful about it. */
export function ArnDetails({ transaction }: { readonly transaction: Transaction }) {
  const { tag, words: all } = useFullLanguage();
  const { arn: words } = all;
  const { timeZone } = useSettings();
  const arn = cleanArn(transaction.arn);
  const parts = splitArn(arn);
  const doubt = arnDoubtWords(arn, words);
  const compared =
    readDay(sentText(transaction.transactionDate)) ?? readDay(sentText(transaction.date));
  const date = parts && readArnDate(parts.date, compared ?? todayIn(timeZone));
  return (
    <>
      {doubt && <Doubt>{doubt}</Doubt>}
      {parts && date && (
        <ul className={styles.parts}>
          <Part digits={parts.format} name={words.format} />
          <Part digits={parts.acquirer} name={words.acquirer} />
          <Part digits={parts.date} name={words.date}>
            {": "}
            {date.isDay ? formatDay(date.day, tag) : <Doubt>{words.noDay(date)}</Doubt>}
          </Part>
          <Part digits={parts.locator} name={words.locator} />
          <Part digits={parts.checkDigit} name={words.checkDigit} />
        </ul>
      )}
      {date && <p className={styles.note}>{words.nearestYear}</p>}
    </>
  );
}

interface PartProps {
  readonly digits: string;
  readonly name: string;
  readonly children?: ReactNode;
}

function Part({ digits, name, children }: PartProps) {
  return (
    <li>
      <b>{digits}</b>{" "}
      <span>
        {name}
        {children}
      </span>
    </li>
  );
}

function Doubt({ children }: { readonly children: string }) {
  return (
    <StateWord tone="warn" icon={TriangleAlert}>
      {children}
    </StateWord>
  );
}
