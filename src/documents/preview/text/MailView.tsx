import { formatBytes } from "#i18n/byte-size.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { FileName } from "../../files/FileName.tsx";
import { receivedName } from "../../files/shown-name.ts";
import styles from "./MailView.module.css";
import type { Mail } from "./mail.ts";
import { SourceText } from "./SourceText.tsx";

export function MailView({ mail }: { readonly mail: Mail }) {
  const { tag, messages } = useLanguage();
  const { mail: t } = messages.documents;
  const { headers, text, attachments } = mail;
  return (
    <>
      <dl className={styles.headers}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{t.headers[name]}</dt>
            <dd>
              <ReceivedText canReveal>{value}</ReceivedText>
            </dd>
          </div>
        ))}
        {attachments.length > 0 && (
          <div>
            <dt>{t.attachments}</dt>
            <dd>
              <ul>
                {attachments.map((attachment, index) => (
                  <li key={index}>
                    <FileName name={receivedName(attachment, index + 1, messages)} canReveal />{" "}
                    <small>{formatBytes(attachment.size, tag)}</small>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      {text.trim() === "" ? <p className="soft">{t.noText}</p> : <SourceText text={text} />}
    </>
  );
}
