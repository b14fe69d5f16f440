import { Mail, Phone } from "lucide-react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { mailLink, phoneLink } from "#model/contact-link.ts";
import type { Contact } from "#model/transaction.ts";
import { holdsCardNumber, maskedStart } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { maskedCopy } from "#ui/copy/clipboard.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./transactions/TransactionSection.module.css";

interface SideProps {
  /** Which transaction it is of, in words. */
  readonly place: string;
  readonly role: string;
  readonly name: string;
  readonly contacts: readonly Contact[];
}

/** One side of a transaction: the bank and its contacts. A link only where the address parses strictly. */
export function Side({ place, role, name, contacts }: SideProps) {
  const { case: words, copy } = useWords();
  const { trx } = words;
  return (
    <div className={styles.side}>
      <h3>{role}</h3>
      <p className={styles.name}>
        <ReceivedText canReveal>{name || "—"}</ReceivedText>
        {name !== "" && (
          <CopyButton label={copy.of({ name: role, place })} text={() => maskedCopy(name)} />
        )}
      </p>
      <ul>
        {contacts.map((contact, at) => (
          <li key={at}>
            <Reach text={contact.email} link={mailLink(contact.email)} icon={Mail} />
            <Reach text={contact.phone} link={phoneLink(contact.phone)} icon={Phone} />
            <small>
              <ReceivedText canReveal>
                {[
                  contact.direction && `${trx.direction} ${contact.direction}`,
                  contact.bankId && `${trx.bank} ${contact.bankId}`,
                  contact.bic && `${trx.bic} ${contact.bic}`,
                ]
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
  readonly icon: typeof Mail;
}

function Reach({ text, link, icon: Icon }: ReachProps) {
  const { copy } = useWords();
  if (text === "") return null;
  const isShown = link !== undefined && !holdsCardNumber(text);
  // An address that is too long for its line is cut behind its sign.
  const [user, host] = isShown ? text.split(/(?<=@)/) : [];
  return (
    <span className={styles.reach}>
      <Icon aria-hidden size="0.8125rem" />
      {/* An address shows what it leads to, and is copied whole. */}
      {isShown ? (
        <a href={link} rel="noreferrer">
          <ReceivedText>
            {user}
            <wbr />
            {host}
          </ReceivedText>
        </a>
      ) : (
        <ReceivedText canReveal>{text}</ReceivedText>
      )}
      <CopyButton label={copy.of({ name: maskedStart(text) })} text={() => maskedCopy(text)} />
    </span>
  );
}
