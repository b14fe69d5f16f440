import { X } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { safeSessionStorage } from "#lib/storage.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { useOperator, useOperatorName } from "#session/SessionProvider.tsx";
import { IconButton, TextButton } from "#ui/Button.tsx";
import { returnFocus } from "#ui/page/focus.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { Entry } from "../store/entry.ts";
import styles from "./WhoAreYou.module.css";

const closedKey = "case-viewer.who-are-you-closed";
const maxNames = 5;

/** Offers the users whom the cases name, the most frequent first, while the operator's name is unknown; once. */
export function WhoAreYou({ entries }: { readonly entries: readonly Entry[] }) {
  const { worklist: t, ui } = useMessages();
  const operator = useOperator();
  const isKnown = useOperatorName() !== "";
  const [isClosed, setClosed] = useState(() => safeSessionStorage.read(closedKey) !== undefined);
  if (isKnown || isClosed) return null;
  const named = entries.flatMap(({ summary }) =>
    summary && "user" in summary.turn && summary.turn.user !== "" ? [summary.turn.user] : [],
  );
  const names = [...Map.groupBy(named, (name) => name)]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .slice(0, maxNames)
    .map(([name]) => name);
  if (names.length === 0) return null;

  function close() {
    safeSessionStorage.write(closedKey, "yes");
    setClosed(true);
  }
  return (
    <p ref={returnFocus} className={`screen-only line ${styles.line}`}>
      <span className={`line ${styles.names}`}>
        {t.whoAreYou}
        {names.map((name) => (
          <TextButton key={name} onClick={() => operator.set(name)}>
            <ReceivedText>{maskedStart(name, 40)}</ReceivedText>
          </TextButton>
        ))}
      </span>
      <IconButton label={ui.close} Icon={X} onClick={close} />
    </p>
  );
}
