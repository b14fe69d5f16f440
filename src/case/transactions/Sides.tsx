import { caseName, roleText } from "#case-ui/format-fact.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { sideFacts } from "#model/facts.ts";
import type { CaseField } from "#model/field.ts";
import { fieldsNaming, sides, type Transaction } from "#model/transaction.ts";
import { holdsCardNumber, maskCardNumbers, maskedStart } from "#privacy/card-number.ts";
import { CopyButton, Value, ValueLink } from "#ui/copy/CopyToolbar.tsx";
import { Fact, Facts } from "#ui/Facts.tsx";
import { useIsPrinting } from "#ui/page/display.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { fieldAnchor } from "../anchors.ts";
import { fieldName } from "../fields/field-names.ts";
import { mailLink, phoneLink } from "./contact-link.ts";
import styles from "./Sides.module.css";

interface SidesProps {
  readonly caseData: Case;
  readonly nameOf: (index: number) => string;
}

/** Transactions with equal sides share one section. An operator's role that the header has is not repeated here. */
export function Sides({ caseData, nameOf }: SidesProps) {
  const messages = useMessages();
  const { case: t } = messages;
  const { transactions, participants, operatorRole: headerRole } = caseData;
  const subject = caseName(caseData.code, caseData.id, messages);
  const groups = Map.groupBy(transactions.keys(), (index) => sidesText(transactions[index]));
  return [...groups].map(([key, [first = 0, ...others]]) => {
    const transaction = transactions[first];
    const context = nameOf(first);
    const caseRole = typeof headerRole === "boolean" ? headerRole : undefined;
    const bankIsInitiator = transaction?.operatorIsInitiator ?? caseRole;
    return (
      transaction && (
        <section key={key} className={styles.sides}>
          {groups.size > 1 && (
            <h3>{[first, ...others].map((index) => nameOf(index)).join(", ")}</h3>
          )}
          {sides.map((side) => (
            <Side
              key={side}
              transaction={transaction}
              side={side}
              context={context}
              subject={subject}
              fields={fieldsNaming(transaction[side], participants)}
              isBank={bankIsInitiator === (side === "initiator")}
            />
          ))}
          {!["", roleText(headerRole, t)].includes(transaction.operatorRole) && (
            <Facts>
              <Fact
                term={messages.fact.operatorRole}
                text={transaction.operatorRole}
                context={context}
              />
            </Facts>
          )}
        </section>
      )
    );
  });
}

const sidesText = (transaction: Transaction | undefined) =>
  transaction &&
  JSON.stringify([
    sideFacts(transaction).map(({ name, value }) => [name, value]),
    transaction.operatorRole,
    transaction.operatorIsInitiator,
    transaction.unreadContacts,
  ]);

interface SideProps {
  readonly transaction: Transaction;
  readonly side: (typeof sides)[number];
  readonly context: string;
  readonly subject: string;
  readonly fields: readonly CaseField[];
  readonly isBank: boolean;
}

function Side({ transaction, side, context, subject, fields, isBank }: SideProps) {
  const messages = useMessages();
  const { case: t, fact: words, copy } = messages;
  const isPrinting = useIsPrinting();
  const role = words[side];
  const name = transaction[side];
  const contacts = transaction[`${side}Contacts`];
  const banks = contacts.map(({ bankId, bic }) =>
    [bankId && `${words.contactBank} ${bankId}`, bic && `${words.bic} ${bic}`].filter(Boolean),
  );
  /** On the screen without what the contact above has said. */
  const bankText = (index: number) => {
    const said = isPrinting ? undefined : banks[index - 1];
    return banks[index]?.filter((part) => !said?.includes(part)).join(" · ");
  };
  return (
    <div>
      <small>
        {role}
        {!isPrinting &&
          fields.map((field) => (
            <span key={field.path} id={fieldAnchor(field.path)}>
              , <ReceivedText>{fieldName(field, messages)}</ReceivedText>
            </span>
          ))}
        {isBank && ` · ${words.bank}`}
      </small>
      <Value as="p" className={styles.name} isEmpty={name === ""}>
        <ReceivedText canReveal>{name || "—"}</ReceivedText>
        {name !== "" && (
          <CopyButton label={copy.of({ name: role, context })} text={() => maskCardNumbers(name)} />
        )}
      </Value>
      <ul>
        {contacts.map((contact, index) => (
          <li key={index}>
            <small>
              <ReceivedText canReveal>{contact.direction}</ReceivedText>
            </small>
            <ContactText text={contact.email} link={mailLink(contact.email, subject)} />
            <ContactText text={contact.phone} link={phoneLink(contact.phone)} />
            <small>
              <ReceivedText canReveal>{bankText(index)}</ReceivedText>
            </small>
          </li>
        ))}
      </ul>
      {transaction.unreadContacts.includes(side) && <p>{t.unread}</p>}
    </div>
  );
}

/** An e-mail address or a phone number; a link only where it parses strictly. */
function ContactText({ text, link }: { readonly text: string; readonly link: string | undefined }) {
  const { copy } = useMessages();
  if (text === "") return <span />;
  return (
    <Value>
      {/* A link shows its whole target, so a text that has a card number in it must not become a link. */}
      {link !== undefined && !holdsCardNumber(text) ? (
        <ValueLink href={link} rel="noreferrer">
          <ReceivedText>{text}</ReceivedText>
        </ValueLink>
      ) : (
        <ReceivedText canReveal>{text}</ReceivedText>
      )}
      <CopyButton label={copy.of({ name: maskedStart(text) })} text={() => maskCardNumbers(text)} />
    </Value>
  );
}
