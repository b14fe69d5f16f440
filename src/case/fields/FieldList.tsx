import { memo, use } from "react";
import { MarksContext } from "#case-ui/ChangeMark.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { splitEvery } from "#lib/split-every.ts";
import { type CaseField, hasOnlyFiles, isEmptyField } from "#model/field.ts";
import { fieldsNaming, sides, type Transaction } from "#model/transaction.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Panel } from "#ui/Panel.tsx";
import { useIsPrinting } from "#ui/page/display.ts";
import { useSharedToggle } from "../CaseTogglesProvider.tsx";
import { FieldItem } from "./FieldItem.tsx";
import styles from "./FieldList.module.css";
import { numberDuplicates } from "./field-names.ts";

/** The estimated height of a field in `rem`, several in a row, until it is laid out. */
const fieldHeight = 1.5;

const partLength = 60;

interface FieldListProps {
  readonly fields: readonly CaseField[];
  readonly hasUnread: boolean;
  readonly none: string;
  readonly allHidden: string;
}

const minFolded = 4;

/** In the order received. On the screen a field that has only files is the label of its files. */
export const FieldList = memo(function FieldList(props: FieldListProps) {
  const { fields, hasUnread, none, allHidden } = props;
  const t = useMessages();
  const isPrinting = useIsPrinting();
  const [showsHidden] = useSharedToggle("showsHiddenFields");
  const marks = use(MarksContext);
  const shown = showsHidden ? fields : fields.filter(({ isVisible }) => isVisible);
  const unread = hasUnread && <p className={`soft ${styles.none}`}>{t.case.unread}</p>;
  if (shown.length === 0) {
    return (
      <div className={styles.list}>
        {fields.length > 0 && <p className={`soft ${styles.none}`}>{allHidden}</p>}
        {unread || (fields.length === 0 && <p className={`soft ${styles.none}`}>{none}</p>)}
      </div>
    );
  }
  const which = numberDuplicates(shown, t);
  const listed = isPrinting ? shown : shown.filter((field) => !hasOnlyFiles(field));
  const empty = listed.filter((field) => isEmptyField(field) && !marks?.has(field.path));
  const folded = new Set(isPrinting || empty.length < minFolded ? [] : empty);
  const itemsOf = (part: readonly CaseField[]) =>
    part.map((field) => <FieldItem key={field.path} field={field} context={which.get(field)} />);
  return (
    <div className={styles.list}>
      {splitEvery(
        listed.filter((field) => !folded.has(field)),
        partLength,
      ).map((part, index) => (
        <dl
          key={`part ${index}`}
          className={index === 0 ? styles.fields : `${styles.fields} ${styles.far}`}
          style={{ containIntrinsicHeight: `auto ${part.length * fieldHeight}rem` }}
        >
          {itemsOf(part)}
        </dl>
      ))}
      {folded.size > 0 && (
        <Disclosure summary={t.case.emptyFields({ count: folded.size })}>
          <dl className={styles.fields}>{itemsOf([...folded])}</dl>
        </Disclosure>
      )}
      {unread}
    </div>
  );
});

interface ParticipantsSectionProps extends Pick<FieldListProps, "fields" | "hasUnread"> {
  readonly transactions: readonly Transaction[];
}

export function ParticipantsSection({ transactions, ...props }: ParticipantsSectionProps) {
  const { case: t } = useMessages();
  const isPrinting = useIsPrinting();
  const named = new Set(
    transactions.flatMap((transaction) =>
      sides.flatMap((side) => fieldsNaming(transaction[side], props.fields)),
    ),
  );
  const fields = isPrinting ? props.fields : props.fields.filter((field) => !named.has(field));
  if (fields.length === 0 && named.size > 0 && !props.hasUnread) return null;
  return (
    <Panel title={t.participants} actions={<HiddenFieldsButton fields={fields} />}>
      <FieldList
        {...props}
        fields={fields}
        none={t.noParticipants}
        allHidden={t.hiddenParticipants}
      />
    </Panel>
  );
}

export function HiddenFieldsButton({ fields }: { readonly fields: readonly CaseField[] }) {
  const { case: t } = useMessages();
  const [isShown, setShown] = useSharedToggle("showsHiddenFields");
  const isPrinting = useIsPrinting();
  const count = fields.filter(({ isVisible }) => !isVisible).length;
  return (
    count > 0 &&
    !isPrinting && (
      <button
        type="button"
        className={`small ${styles.toggle}`}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t.showHidden({ count })}
      </button>
    )
  );
}
