import { TriangleAlert } from "lucide-react";
import { memo, type ReactNode } from "react";
import { FactValue } from "#case-ui/CaseFact.tsx";
import { ExternalLinks } from "#case-ui/ExternalLinks.tsx";
import { type LabelledText, transactionFacts } from "#case-ui/format-fact.ts";
import { maskedValue } from "#case-ui/format-field.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import { arnDoubt, cleanArn } from "#model/arn.ts";
import type { Case } from "#model/case.ts";
import { receivedText } from "#model/received.ts";
import { CopyButton, Value } from "#ui/copy/CopyToolbar.tsx";
import { Panel } from "#ui/Panel.tsx";
import { useIsPrinting } from "#ui/page/display.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { Sides } from "./Sides.tsx";
import styles from "./TransactionSection.module.css";

const maxUnbrokenLength = 24;
const unbroken = new Set(["transactionDate", "date", "arn", "transactionAmount"]);

/**
 * If there are more transactions, they are laid out only near the screen. Those on the screen then take a second
 * layout.
 */
const maxLaidOut = 20;

const factsOfSides = new Set(["operatorRole", "bank"]);
/** The header of the case says them of a single transaction. */
const factsOfHeader = new Set(["merchant", "transactionDate", "arn"]);

export const TransactionSection = memo(function TransactionSection({
  caseData,
}: {
  readonly caseData: Case;
}) {
  const { transactions, hasUnreadTransactions: hasUnread } = caseData;
  const language = useLanguage();
  const { case: t } = language.messages;
  const isPrinting = useIsPrinting();
  const count = transactions.length;
  const nameOf = (index: number) =>
    count > 1 ? t.transactionOf({ number: index + 1, count }) : t.transaction;
  const rows = transactions.map((transaction) => transactionFacts(transaction, language));
  // The date of the record is shown only where it differs from the transaction's.
  const hasOtherDate = transactions.some(
    ({ date, transactionDate }) => receivedText(date) !== receivedText(transactionDate),
  );
  const columns = (rows[0] ?? []).filter(
    ({ name }, index) =>
      !factsOfSides.has(name) &&
      !(count === 1 && !isPrinting && factsOfHeader.has(name)) &&
      (name !== "date" || hasOtherDate) &&
      rows.some((facts) => facts[index]?.text !== ""),
  );
  return (
    <Panel title={count > 1 ? t.transactions : t.transaction} isLong={count > maxLaidOut}>
      {count === 0 ? (
        <p className={`soft ${styles.none}`}>{hasUnread ? t.unread : t.noTransaction}</p>
      ) : (
        <div className={styles.transactions}>
          <table className={styles.table}>
            <thead>
              <tr>
                {count > 1 && (
                  <th scope="col">
                    <span className="visually-hidden">{t.transaction}</span>
                  </th>
                )}
                {columns.map(({ name, term }) => (
                  <th
                    key={name}
                    scope="col"
                    className={name === "transactionAmount" ? styles.amount : undefined}
                  >
                    {term}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {transactions.map((transaction, index) => (
                <tr key={index}>
                  {count > 1 && <th scope="row">{nameOf(index)}</th>}
                  {rows[index]
                    ?.filter(({ name }) => columns.some((column) => column.name === name))
                    .map((fact) => (
                      <Cell key={fact.name} fact={fact} context={nameOf(index)}>
                        {fact.name === "arn" && <ArnDoubt arn={transaction.arn} />}
                        {fact.name === "arn" && <ExternalLinks source="arn" value={fact.text} />}
                      </Cell>
                    ))}
                </tr>
              ))}
            </tbody>
          </table>
          {hasUnread && <p className={`soft ${styles.none}`}>{t.unread}</p>}
          <Sides caseData={caseData} nameOf={nameOf} />
        </div>
      )}
    </Panel>
  );
});

interface CellProps {
  readonly fact: LabelledText;
  readonly context: string;
  readonly children: ReactNode;
}

function Cell({ fact, context, children }: CellProps) {
  const { copy } = useMessages();
  const { name, term, text, isMismatch } = fact;
  const isWhole = unbroken.has(name) && !isMismatch && text.length <= maxUnbrokenLength;
  const className = [
    name === "transactionAmount" ? styles.amount : "",
    isWhole ? styles.unbroken : "",
  ];
  return (
    <Value as="td" className={className.join(" ")} data-term={term} isEmpty={text === ""}>
      {text === "" ? (
        "—"
      ) : (
        <>
          <span className={styles.value}>
            <FactValue fact={fact} />
            <CopyButton label={copy.of({ name: term, context })} text={() => maskedValue(fact)} />
          </span>
          {children}
        </>
      )}
    </Value>
  );
}

export function ArnDoubt({ arn }: { readonly arn: string }) {
  const doubt = formatArnDoubt(arn, useMessages().arn);
  const isPrinting = useIsPrinting();
  return (
    doubt !== undefined &&
    !isPrinting && (
      <>
        {" "}
        <small>
          <StatusLabel tone="warn" Icon={TriangleAlert}>
            {doubt}
          </StatusLabel>
        </small>
      </>
    )
  );
}

function formatArnDoubt(arn: string, { doubt: t }: Messages["arn"]): string | undefined {
  const doubt = arnDoubt(arn);
  return doubt === "length" ? t.length({ length: cleanArn(arn).length }) : doubt && t[doubt];
}
