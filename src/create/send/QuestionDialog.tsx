import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { inGroups } from "#privacy/card-number.ts";
import { Confirmation } from "#ui/Dialog.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { totalOf } from "./plan.ts";
import { type CreateQuestion, warningItems } from "./question.ts";
import { WarningList } from "./WarningList.tsx";

interface QuestionDialogProps {
  readonly question: CreateQuestion;
  readonly onConfirm: () => void;
  /** Leaves out the rows that carry a warning. */
  readonly onConfirmOthers: () => void;
  readonly onCancel: () => void;
}

export function QuestionDialog({ question, ...actions }: QuestionDialogProps) {
  const { tag, messages } = useLanguage();
  const { rows: words, review } = messages.create;
  const t = words.question;
  const { plan, warnings } = question;
  const count = plan.rows.length;
  const warned = warnings.warned.length;
  const items = warningItems(count, warnings, messages, tag);
  const amount = totalOf(plan.planRequests(plan.rows), tag);
  const only = count === 1 ? plan.rows[0] : undefined;
  const allLabel = only ? words.create({ count }) : (warned > 0 ? t.all : t.some)({ count });
  const all = { label: allLabel, onChoose: actions.onConfirm };
  const isDivided = warned > 0 && warned < count;
  const first = isDivided
    ? { label: t.some({ count: count - warned }), onChoose: actions.onConfirmOthers }
    : all;
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
      onCancel={actions.onCancel}
    >
      <div>
        {only && (
          <p>
            {only.arn === "" ? words.card : messages.fact.arn}{" "}
            <ReceivedText>{only.arn || inGroups(only.cardMask)}</ReceivedText>
          </p>
        )}
        {amount !== undefined && <p>{only ? amount : review.total({ amount })}</p>}
        <p className="soft">{t.final}</p>
      </div>
      <WarningList items={items} hasRows named={only} />
    </Confirmation>
  );
}
