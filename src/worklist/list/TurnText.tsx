import {
  Check,
  CircleDashed,
  CircleQuestionMark,
  type LucideIcon,
  User,
  UserCheck,
} from "lucide-react";
import { shortTurnText } from "#case-ui/turn-words.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { TurnSummary } from "#model/case-summary.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./TurnText.module.css";

/** The icons of turns. */
export const turnIcons: Readonly<Record<TurnSummary["kind"], LucideIcon>> = {
  yours: UserCheck,
  user: User,
  acquirer: CircleDashed,
  inProgress: CircleDashed,
  unclear: CircleQuestionMark,
  ended: Check,
};

/** Whose turn it is. */
export function TurnText({ turn }: { readonly turn: TurnSummary }) {
  const words = useMessages();
  const Icon = turnIcons[turn.kind];
  return (
    <span className={[styles.turn, turn.kind === "yours" ? styles.mine : ""].join(" ")}>
      <Icon aria-hidden />
      <ReceivedText>{shortTurnText(turn, words)}</ReceivedText>
    </span>
  );
}
