import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Confirmation } from "#ui/Confirmation.tsx";
import type { AmountDoubt } from "./amount-doubt.ts";

interface AmountsDialogProps {
  readonly doubt: AmountDoubt;
  readonly onConfirm: (decimal: keyof AmountDoubt["readings"]) => void;
  readonly onCancel: () => void;
}

/** Asks once for a whole table how its amounts are written. */
export function AmountsDialog({ doubt, onConfirm, onCancel }: AmountsDialogProps) {
  const { pastedAmounts: t } = useMessages().create.transactions;
  const { text, readings } = doubt;
  return (
    <Confirmation
      title={t.title({ text })}
      confirmLabel={readings["."]}
      other={{ label: readings[","], onChoose: () => onConfirm(",") }}
      emphasis="none"
      onConfirm={() => onConfirm(".")}
      onCancel={onCancel}
    >
      <p>{t.text}</p>
    </Confirmation>
  );
}
