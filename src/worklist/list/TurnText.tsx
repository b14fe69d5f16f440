import { formatTurn, namedUser } from "#case-ui/format-turn.ts";
import { turnIcons } from "#case-ui/state-icons.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { TurnSummary } from "#model/turn.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./TurnText.module.css";

export function TurnText({ turn }: { readonly turn: TurnSummary }) {
  const t = useMessages();
  const Icon = turnIcons[turn.kind];
  const user = namedUser(turn);
  return (
    <span className={[styles.turn, turn.kind === "mine" ? styles.mine : ""].join(" ")}>
      <Icon aria-hidden className="screen-only" />
      <ReceivedText>{formatTurn(turn, t)}</ReceivedText>{" "}
      {user !== "" && (
        <small>
          <ReceivedText>{user}</ReceivedText>
        </small>
      )}
    </span>
  );
}
