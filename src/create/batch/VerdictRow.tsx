import {
  CircleCheck,
  CircleSlash,
  CircleX,
  Pencil,
  Send,
  TriangleAlert,
  Undo2,
  X,
} from "lucide-react";
import { memo } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { SentText } from "#ui/SentText.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import styles from "./BatchTable.module.css";
import type { JudgedRow } from "./batch.ts";
import { isHeld, isSendable, type VerdictKind } from "./batch-verdict.ts";
import { goToRow } from "./row-keys.ts";
import { verdictText } from "./verdict-text.ts";

interface VerdictRowProps {
  readonly judged: JudgedRow;
  /** The card number's mask, "" without one. */
  readonly card: string;
  /** The Tab key stops at its buttons; at those of the other rows it does not. */
  readonly isStop: boolean;
  /** It has got the focus. */
  readonly onStop: (number: number) => void;
  readonly onFix: (judged: JudgedRow) => void;
  readonly onRemove: (number: number, button: HTMLButtonElement) => void;
  readonly onAnyway: (number: number, isAnyway: boolean) => void;
}

const looks = {
  ready: { tone: "calm", icon: CircleCheck },
  doubtful: { tone: "warn", icon: TriangleAlert },
  duplicate: { tone: "warn", icon: CircleSlash },
  cardless: { tone: "warn", icon: CircleSlash },
  unknown: { tone: "warn", icon: CircleSlash },
  created: { tone: "warn", icon: CircleSlash },
  unusable: { tone: "late", icon: CircleX },
} as const satisfies Record<VerdictKind, unknown>;

/** One row of a batch with its verdict, and what can be done about it. */
export const VerdictRow = memo(function VerdictRow(props: VerdictRowProps) {
  const { judged, card, isStop, onStop, onFix, onRemove, onAnyway } = props;
  const words = useWords().batch;
  const { row, verdict } = judged;
  const { number, isAnyway } = row;
  const { what, why } = verdictText(judged, words);
  const { tone, icon } = looks[verdict.kind];
  const isIn = isSendable(row, verdict);
  const shared = { look: "quiet", tabIndex: isStop ? 0 : -1, onKeyDown: goToRow } as const;
  return (
    <tr onFocus={() => onStop(number)}>
      <th scope="row">{number}</th>
      <td className={styles.arn}>
        <SentText>{row.arn}</SentText>
      </td>
      <td className={styles.card}>{card}</td>
      <td className={styles.verdict}>
        <StateWord tone={tone} icon={icon}>
          {what}
        </StateWord>
        {why !== "" && <span className={styles.why}>{why}</span>}
        {isIn && isAnyway && <b className={styles.why}>{words.anyway}</b>}
      </td>
      <td className={styles.actions}>
        {isHeld(verdict.kind) && (
          <Button
            {...shared}
            aria-label={isAnyway ? words.holdBack({ number }) : words.sendAnyway({ number })}
            title={isAnyway ? words.holdBack({ number }) : words.sendAnyway({ number })}
            icon={isAnyway ? <Undo2 aria-hidden /> : <Send aria-hidden />}
            onClick={() => onAnyway(number, !isAnyway)}
          />
        )}
        <Button
          {...shared}
          aria-label={words.fix({ number })}
          title={words.fix({ number })}
          icon={<Pencil aria-hidden />}
          onClick={() => onFix(judged)}
        />
        <Button
          {...shared}
          aria-label={words.remove({ number })}
          title={words.remove({ number })}
          icon={<X aria-hidden />}
          onClick={(event) => onRemove(number, event.currentTarget)}
        />
      </td>
    </tr>
  );
});
