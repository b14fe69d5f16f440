import { ArrowDownUp, type LucideProps } from "lucide-react";
import { type ComponentType, useRef } from "react";
import { ChangeDot } from "#case-ui/ChangeMark.tsx";
import { urgencyIcons } from "#case-ui/TimeLeft.tsx";
import { turnIcons } from "#case-ui/TurnLabel.tsx";
import { useSettings } from "#config/settings-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { CountFilter } from "#ui/CountFilter.tsx";
import { SelectBox } from "#ui/form/FieldFrame.tsx";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import { SearchBox } from "#ui/SearchBox.tsx";
import { type ListFilter, listColumns, listFilters } from "../store/columns-and-filters.ts";
import type { Entry } from "../store/entry.ts";
import { useListedCases, useListedCasesState } from "../store/listed-cases.ts";
import styles from "./ListHead.module.css";
import { ListTools } from "./ListTools.tsx";

const NewDot = () => <ChangeDot isNew />;
const ChangedDot = () => <ChangeDot isNew={false} />;

const filterIcons: Readonly<Partial<Record<ListFilter, ComponentType<LucideProps>>>> = {
  overdue: urgencyIcons.passed,
  near: urgencyIcons.urgent,
  mine: turnIcons.mine,
  bank: turnIcons.bank,
  new: NewDot,
  changed: ChangedDot,
};

interface ListHeadProps {
  readonly titleId: string;
  readonly entries: readonly Entry[];
  readonly shown: readonly Entry[];
  /** How many cases the filters show, without regard to the text. */
  readonly matchingCount: number;
  readonly counts: ReadonlyMap<ListFilter, number>;
  readonly filters: readonly ListFilter[];
  readonly onShowButtons: () => void;
}

export function ListHead({
  titleId,
  entries,
  shown,
  matchingCount,
  counts,
  filters,
  onShowButtons,
}: ListHeadProps) {
  const { worklist: t } = useMessages();
  const listedCases = useListedCases();
  const isInDays = useSettings().timeZone === "";
  const nearInDays = { label: t.nearInDays, Icon: urgencyIcons.soon, tone: "warn" } as const;
  return (
    <header className={`screen-only line ${styles.head}`}>
      <h1 id={titleId} className="wide-seen">
        {t.title}
      </h1>
      <FilterBox count={shown.length} total={matchingCount} />
      <div className={styles.filter}>
        <CountFilter<ListFilter>
          label={t.filter}
          options={listFilters.map((value) => ({
            value,
            label: t.filters[value],
            count: counts.get(value) ?? 0,
            Icon: filterIcons[value],
            tone: value === "overdue" || value === "near" ? ("danger" as const) : undefined,
            ...(value === "near" && isInDays && nearInDays),
          }))}
          chosen={filters}
          onChoose={(value) => listedCases.setView({ filters: toggled(filters, value) })}
        />
      </div>
      <SortChoice />
      <ListTools entries={entries} shown={shown} onShowButtons={onShowButtons} />
    </header>
  );
}

const toggled = (filters: readonly ListFilter[], one: ListFilter) =>
  filters.includes(one) ? filters.filter((other) => other !== one) : [...filters, one];

interface FilterBoxProps {
  readonly count: number;
  readonly total: number;
}

function FilterBox({ count, total }: FilterBoxProps) {
  const { worklist: t } = useMessages();
  const [{ text }, listedCases] = useListedCasesState();
  const box = useRef<HTMLInputElement>(null);
  useShortcut({ key: "f" }, () => {
    box.current?.focus();
    box.current?.select();
  });
  function clear() {
    listedCases.setView({ text: "" });
    box.current?.focus();
  }
  return (
    <SearchBox className={styles.box} onClear={text !== "" && clear}>
      <input
        ref={box}
        type="text"
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        aria-label={t.filterText}
        placeholder={t.filterText}
        aria-keyshortcuts={useKeyHint("f")}
        onChange={({ target }) => listedCases.setView({ text: target.value })}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== "Escape") return;
          if (text === "") currentTarget.blur();
          else clear();
        }}
      />
      <span role="status" className={`soft small ${styles.count}`}>
        {text !== "" && t.shown({ count, total })}
      </span>
    </SearchBox>
  );
}

/** A narrow window has no room for what comes next. */
const phoneColumns = listColumns.filter((column) => column !== "next");

/** Sorts the list where its columns have no room for heads. */
function SortChoice() {
  const { worklist: t } = useMessages();
  const [{ sort }, listedCases] = useListedCasesState();
  return (
    <div className={styles.sort}>
      <ArrowDownUp aria-hidden size="1rem" />
      <SelectBox
        aria-label={t.sortBy}
        value={sort.column}
        onChange={({ target }) => {
          // The last option sorts by the same column, which reverses the order.
          listedCases.sortBy(listColumns.find((one) => one === target.value) ?? sort.column);
        }}
      >
        {phoneColumns.map((column) => (
          <option key={column} value={column}>
            {t.column[column]}
          </option>
        ))}
        <option value="">{t.reverse}</option>
      </SelectBox>
    </div>
  );
}
