import { useMemo } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { inGroups } from "#privacy/card-number.ts";
import { Confirmation } from "#ui/Dialog.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { type CreateQuestion, warningItems } from "./question.ts";
import { WarningList } from "./WarningList.tsx";

interface QuestionDialogProps {
  readonly question: CreateQuestion;
  readonly onConfirm: () => void;
  /** Called where the rows with a warning are left out. */
  readonly onConfirmOthers: () => void;
  readonly onCancel: () => void;
}

/** Asks before a press of the button creates cases: what is incomplete, doubtful or may exist already. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { question, onConfirm, onConfirmOthers, onCancel } = props;
  const { tag, messages } = useLanguage();
  const { rows: words } = messages.create;
  const t = words.question;
  const { plan, warnings, amounts } = question;
  const count = plan.rows.length;
  const warned = warnings.warned.length;
  const items = useMemo(
    () => warningItems(count, warnings, messages, tag),
    [count, warnings, messages, tag],
  );
  const allLabel = count === 1 ? words.create({ count }) : (warned > 0 ? t.all : t.some)({ count });
  const all = { label: allLabel, onChoose: onConfirm };
  const isDivided = warned > 0 && warned < count;
  const first = isDivided
    ? { label: t.some({ count: count - warned }), onChoose: onConfirmOthers }
    : all;
  const [only] = plan.rows;
  return (
    <Confirmation
      title={t.title({ cases: messages.case.typeCounts[plan.bpCode]({ count }) })}
      confirmLabel={first.label}
      other={isDivided && all}
      // Creating a case that is doubtful is never emphasized.
      emphasis={
        items.length === 0 || (isDivided && warnings.empty.length === 0) ? "confirm" : "none"
      }
      onConfirm={first.onChoose}
      onCancel={onCancel}
    >
      {only && count === 1 && (
        <p>
          {/* A warning names it too. */}
          {warned === 0 && <ReceivedText>{only.arn || inGroups(only.cardMask)}</ReceivedText>}{" "}
          {amounts}
        </p>
      )}
      <p>{t.final}</p>
      <WarningList items={items} hasRows />
    </Confirmation>
  );
}
