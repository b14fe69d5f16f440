import { namedUser } from "#case-ui/format-stage.ts";
import { TurnLabel } from "#case-ui/TurnLabel.tsx";
import type { TurnSummary } from "#model/turn.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./TurnText.module.css";

export function TurnText({ turn }: { readonly turn: TurnSummary }) {
  const user = namedUser(turn);
  return (
    <span className={[styles.turn, turn.kind === "mine" ? styles.mine : ""].join(" ")}>
      <TurnLabel turn={turn} iconClassName="screen-only" />{" "}
      {user !== "" && (
        <small>
          <ReceivedText>{user}</ReceivedText>
        </small>
      )}
    </span>
  );
}
