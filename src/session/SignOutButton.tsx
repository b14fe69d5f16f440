import { LogOut } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { formatList } from "#i18n/list.ts";
import { Button } from "#ui/Button.tsx";
import { Confirmation } from "#ui/Dialog.tsx";
import { useSession } from "./SessionProvider.tsx";
import styles from "./SignOutButton.module.css";
import type { LossesOfTabs } from "./tabs.ts";
import type { Losses } from "./work.ts";

const isNothing = ({ here, elsewhere, silent }: LossesOfTabs): boolean =>
  Object.keys({ ...here, ...elsewhere }).length === 0 && silent === 0;

/** Signs out in every tab, after one question where something would be lost. */
export function SignOutButton({ label }: { readonly label?: ReactNode }) {
  const { session: t } = useMessages();
  const session = useSession();
  const isAsking = useRef(false);
  const [losses, setLosses] = useState<LossesOfTabs>();

  async function press() {
    if (isAsking.current) return;
    isAsking.current = true;
    const { signal } = session.work;
    const found = await session.askTabs();
    isAsking.current = false;
    // Another tab may have signed out meanwhile.
    if (signal.aborted) return;
    if (isNothing(found)) session.signOut();
    else setLosses(found);
  }

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => void press()}
        icon={<LogOut aria-hidden />}
        aria-label={t.signOut}
      >
        {label ?? t.signOut}
      </Button>
      {losses && (
        <SignOutQuestion
          losses={losses}
          onConfirm={session.signOut}
          onCancel={() => setLosses(undefined)}
        />
      )}
    </>
  );
}

interface SignOutQuestionProps {
  readonly losses: LossesOfTabs;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says in numbers what signing out would lose: the question is also asked of whoever finds a locked screen. */
function SignOutQuestion({ losses, onConfirm, onCancel }: SignOutQuestionProps) {
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
        <dl className={`stack ${styles.losses}`}>
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
