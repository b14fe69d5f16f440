import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatList } from "#i18n/list.ts";
import { Confirmation } from "#ui/Dialog.tsx";
import styles from "./SignOutQuestion.module.css";
import type { LossesOfTabs } from "./tabs.ts";
import type { Losses } from "./work.ts";

interface SignOutQuestionProps {
  readonly losses: LossesOfTabs;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says in numbers what signing out would lose: the question is also asked of whoever finds a locked screen. */
export function SignOutQuestion({ losses, onConfirm, onCancel }: SignOutQuestionProps) {
  const { session: t } = useLanguage().messages;
  const { title, intro, here, elsewhere, silent } = t.lost;
  const parts = [
    { term: here, texts: useLossTexts(losses.here) },
    { term: elsewhere, texts: useLossTexts(losses.elsewhere) },
  ].filter(({ texts }) => texts.length > 0);
  return (
    <Confirmation
      title={title}
      confirmLabel={t.signOut}
      emphasis="confirm"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {parts.length > 0 && <p className="soft">{intro}</p>}
      {parts.length > 0 && (
        <dl className={styles.losses}>
          {parts.map(({ term, texts }) => (
            <div key={term}>
              <dt>{term}</dt>
              {texts.map((text) => (
                <dd key={text}>{text}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {losses.silent > 0 && <p className="soft">{silent({ count: losses.silent })}</p>}
    </Confirmation>
  );
}

/** One text for each thing that would be lost in one or more tabs. */
function useLossTexts({ forms, rows, files, cards, ids, unknown, requests }: Losses) {
  const { tag, messages } = useLanguage();
  const { lost } = messages.session;
  const contents = [
    rows && lost.rows({ count: rows }),
    files && lost.files({ count: files }),
    cards && lost.cards({ count: cards }),
  ].filter(isText);
  return [
    forms && lost.forms({ count: forms, contents: formatList(contents, tag) }),
    ids && lost.ids({ count: ids }),
    unknown && lost.unknown({ count: unknown }),
    requests && lost.requests({ count: requests }),
  ].filter(isText);
}

const isText = (text: string | number | undefined): text is string => typeof text === "string";
