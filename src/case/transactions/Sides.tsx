import { initiatorText } from "#case-ui/case-words.ts";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { mailLink, phoneLink } from "#model/contact-link.ts";
import type { Contact, Transaction } from "#model/transaction.ts";
import { holdsCardNumber, maskedStart } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { maskedCopy } from "#ui/copy/clipboard.ts";
import { toolMark, valueMark } from "#ui/copy/ValueGroup.tsx";
import { Fact } from "#ui/Facts.tsx";
import { useIsOnPaper } from "#ui/page/paper.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./TransactionSection.module.css";

interface SidesProps {
  readonly transactions: readonly Transaction[];
  /** Names a transaction by its index: "Transaction 2 of 3". */
  readonly nameOf: (at: number) => string;
  /** The operator's role in the header. */
  readonly headerRole: string;
}

/** The initiator and the respondent of each transaction; transactions with equal sides share one section. */
export function Sides({ transactions, nameOf, headerRole }: SidesProps) {
  const { case: words } = useWords();
  const { trx } = words;
  const places = [...transactions.keys()];
  const groups = Map.groupBy(places, (index) => sidesText(transactions[index]));
  return [...groups].map(([key, [first = 0, ...others]]) => {
    const one = transactions[first];
    const context = nameOf(first);
    return (
      one && (
        <section key={key} className={styles.sides}>
          {groups.size > 1 && (
            <h3>{[first, ...others].map((index) => nameOf(index)).join(", ")}</h3>
          )}
          <Side
            context={context}
            role={trx.initiator}
            name={one.initiator}
            contacts={one.initiatorContacts}
          />
          <Side
            context={context}
            role={trx.respondent}
            name={one.respondent}
            contacts={one.respondentContacts}
          />
          <dl className={styles.operator}>
            <Fact
              term={trx.role}
              text={one.operatorRole === headerRole ? "" : one.operatorRole}
              context={context}
            />
            <Fact
              term={trx.operatorIs}
              text={initiatorText(one.operatorIsInitiator, words)}
              context={context}
            />
          </dl>
        </section>
      )
    );
  });
}

/** A key that is equal for transactions with equal sides. */
const sidesText = (one: Transaction | undefined) =>
  JSON.stringify([
    one?.initiator,
    one?.initiatorContacts,
    one?.respondent,
    one?.respondentContacts,
    one?.operatorRole,
    one?.operatorIsInitiator,
  ]);

interface SideProps {
  readonly context: string;
  readonly role: string;
  readonly name: string;
  readonly contacts: readonly Contact[];
}

/** One side of a transaction: the bank and its contacts. */
function Side({ context, role, name, contacts }: SideProps) {
  const { case: words, copy } = useWords();
  const { trx } = words;
  return (
    <div>
      <small>{role}</small>
      <p className={styles.name} {...(name !== "" && valueMark)}>
        <ReceivedText canReveal>{name || "—"}</ReceivedText>
        {name !== "" && (
          <CopyButton label={copy.of({ name: role, context })} text={() => maskedCopy(name)} />
        )}
      </p>
      <ul>
        {contacts.map(({ direction, email, phone, bankId, bic }, index) => (
          <li key={index}>
            <small>
              <ReceivedText canReveal>{direction}</ReceivedText>
            </small>
            <Reach text={email} link={mailLink(email)} />
            <Reach text={phone} link={phoneLink(phone)} />
            <small>
              <ReceivedText canReveal>
                {[bankId && `${trx.bank} ${bankId}`, bic && `${trx.bic} ${bic}`]
                  .filter(Boolean)
                  .join(" · ")}
              </ReceivedText>
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReachProps {
  readonly text: string;
  readonly link: string | undefined;
}

/** An e-mail address or a phone number; a link only where it parses strictly. */
function Reach({ text, link }: ReachProps) {
  const { copy } = useWords();
  const isOnPaper = useIsOnPaper();
  if (text === "") return <span />;
  return (
    <span {...valueMark}>
      {/* A link shows its whole target, so a text with a card number in it is not made one. */}
      {link !== undefined && !holdsCardNumber(text) ? (
        <a href={link} rel="noreferrer" {...(!isOnPaper && toolMark)}>
          <ReceivedText>{text}</ReceivedText>
        </a>
      ) : (
        <ReceivedText canReveal>{text}</ReceivedText>
      )}
      <CopyButton label={copy.of({ name: maskedStart(text) })} text={() => maskedCopy(text)} />
    </span>
  );
}
