import { maskCardNumbers } from "#language/card-number.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import type { CaseField } from "#model/field.ts";
import { CopyMenu } from "#ui/CopyMenu.tsx";
import { SentText } from "#ui/SentText.tsx";
import { useCopies } from "./copy-source.ts";
import styles from "./FieldList.module.css";

/** What else was sent about a field; only what is there. */
export function FieldDetails({ field }: { readonly field: CaseField }) {
  const { case: caseWords, copy } = useWords();
  const { field: words } = caseWords;
  const { ofField } = useCopies();
  const name = maskCardNumbers(field.name || field.code || words.unnamed);
  const rows: [string, string | undefined][] = [
    [words.code, field.code],
    [words.type, field.baseTypeCode],
    [words.description, field.description],
    [words.numericCode, field.kind === "money" ? field.money?.numericCode : ""],
    [words.mask, field.mask],
    [words.length, useLength(field)],
  ];
  const claims = [field.isLinked && words.linked, field.isReadOnly && words.readOnly];
  return (
    <div className={styles.details}>
      {rows
        .filter(([, value]) => value)
        .map(([term, value]) => (
          <p key={term}>
            <span>{term}</span> <SentText canReveal>{value}</SentText>
          </p>
        ))}
      {claims.filter(Boolean).map((claim) => (
        <p key={String(claim)}>{claim}</p>
      ))}
      <CopyMenu label={copy.field({ name })} load={() => ofField(field)} />
    </div>
  );
}

function useLength({ minLength: least, maxLength: most }: CaseField): string {
  const { field: words } = useWords().case;
  if (least !== undefined && most !== undefined) return words.lengthBetween({ least, most });
  if (least !== undefined) return words.lengthFrom({ least });
  return most === undefined ? "" : words.lengthTo({ most });
}
