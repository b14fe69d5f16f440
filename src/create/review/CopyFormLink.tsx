import { Link2 } from "lucide-react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useHref } from "react-router";
import { type FormProfile, fieldsFor } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatList } from "#i18n/list.ts";
import { maskPossibleCards } from "#privacy/possible-card.ts";
import { Button } from "#ui/Button.tsx";
import { useClipboard } from "#ui/copy/clipboard-context.ts";
import { formLink, type LeftOutOfLink, maxLinkLength } from "../form/form-link.ts";
import { isAnyEntered } from "../form/row-values.ts";
import type { CreateFormValues } from "../form/values.ts";
import { hasOrHadCard } from "../transactions/transaction.ts";
import type { TransactionList } from "../transactions/transaction-list.ts";

interface CopyFormLinkProps {
  readonly list: TransactionList;
  readonly profile: FormProfile;
}

/** Copies a link that opens a form filled in like this one, and says what it leaves out. */
export function CopyFormLink({ list, profile }: CopyFormLinkProps) {
  const { tag, messages } = useLanguage();
  const { copyLink: t } = messages.create;
  const { getValues } = useFormContext<CreateFormValues>();
  const clipboard = useClipboard();
  const path = useHref("/cases/new");
  const [note, setNote] = useState("");

  async function copy() {
    const values = getValues();
    const rows = list.notCreated();
    const { address, leftOut } = formLink(
      window.location.origin + path,
      {
        values,
        fields: fieldsFor(profile, values.bpCode),
        arns: rows.map(({ arn }) => arn).filter((arn) => arn !== ""),
      },
      tag,
    );
    const isCopied = await clipboard.copy(address, t.copied);
    const parts = [
      ...namesOf(leftOut),
      rows.some(hasOrHadCard) && t.cards,
      rows.some((row) => isAnyEntered(row.values)) && t.ownValues,
    ].filter((part) => typeof part === "string");
    setNote(isCopied && parts.length > 0 ? t.leftOut({ parts: formatList(parts, tag) }) : "");
  }

  const namesOf = ({ cardFields, longFields, cardArns, moreArns, hasFiles }: LeftOutOfLink) => [
    ...cardFields.map((name) => t.cardField({ name: maskPossibleCards(name) })),
    ...longFields.map((name) => t.longField({ name: maskPossibleCards(name), max: maxLinkLength })),
    cardArns > 0 && t.cardArns({ count: cardArns }),
    moreArns > 0 && t.moreArns({ count: moreArns, max: maxLinkLength }),
    hasFiles && t.files,
  ];

  return (
    <>
      <Button variant="quiet" icon={<Link2 aria-hidden />} onClick={() => void copy()}>
        {t.button}
      </Button>
      <p role="status" className="soft small">
        {note}
      </p>
    </>
  );
}
