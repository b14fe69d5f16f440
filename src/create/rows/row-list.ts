import { createStore, type WritableStore } from "#lib/store.ts";
import type { InputValue } from "../form/amount.ts";
import type { NonFileField } from "../form/field-kinds.ts";
import { columnKey, noRowValues } from "../form/values.ts";
import type { SentTransactions } from "./existing-case.ts";
import { isExistingCase, noRowCheck, type RowCheck } from "./problem.ts";
import {
  CardNumber,
  compareRows,
  deriveRow,
  type EnteredRow,
  isEntered,
  type NewRow,
  type Row,
  type RowResult,
} from "./row.ts";

const nothingSent: SentTransactions = { byArn: new Map(), unknownCards: undefined };

/**
 * The rows of one form, one or thousands: each checked, and then with its result. They are not in the form's state,
 * which would be slow with thousands.
 */
export class RowList {
  /** The fields, also of other case types, that are columns: each row may have its own value of them. */
  readonly columns: WritableStore<readonly NonFileField[]>;
  /** How many pasted rows wait for an answer, before they are added. */
  readonly waitingCount = createStore(0);
  readonly #readSent: () => SentTransactions;
  #sent: SentTransactions;
  readonly #store = createStore<readonly Row[]>([]);
  #check: RowCheck = noRowCheck;
  #lastKey = 0;
  #lastNumber = 0;
  #hasFixedNumbers = false;

  /**
   * @param added the first rows; without any the list begins with an empty one.
   * @param readSent reads what was sent before; called at the beginning and by {@link compareWithHistory}, because
   *   reading it at each change would be slow.
   */
  constructor(
    added: readonly NewRow[],
    readSent = () => nothingSent,
    columns: readonly NonFileField[] = [],
  ) {
    this.#readSent = readSent;
    this.columns = createStore(columns);
    this.#sent = readSent();
    // As `#set` numbers them, unless they come from a result.
    this.#hasFixedNumbers = added.some(
      ({ number, refusal }, index) =>
        refusal !== undefined || (number !== undefined && number !== index + 1),
    );
    const rows = added.map((row) => this.#create(row));
    this.#set(rows.length > 0 ? rows : [this.#create()]);
  }

  readonly subscribe = this.#store.subscribe;

  /** The rows now; the same object until one changes. */
  readonly get = this.#store.get;

  get hasCards(): boolean {
    return this.get().some(({ card }) => card.digits !== "");
  }

  notCreated(): readonly Row[] {
    return this.get().filter(({ result }) => result?.status !== "created");
  }

  isBlank(): boolean {
    const rows = this.notCreated();
    return rows.length <= 1 && !rows.some(isEntered);
  }

  reset(): void {
    this.#hasFixedNumbers = false;
    this.columns.set([]);
    this.#set([this.#create()]);
  }

  addColumns(fields: readonly NonFileField[]): void {
    const present = new Set(this.columns.get().map(columnKey));
    const added = fields.filter((field) => !present.has(columnKey(field)));
    if (added.length > 0) this.columns.set([...this.columns.get(), ...added]);
  }

  removeColumn(field: NonFileField): void {
    const key = columnKey(field);
    this.columns.set(this.columns.get().filter((other) => columnKey(other) !== key));
    this.#change(({ values: { [key]: removed, ...values } }) => removed && { values });
  }

  setRowCheck(check: RowCheck): void {
    if (check === this.#check) return;
    this.#check = check;
    this.#set(
      this.get().map((row) => {
        // What has a result stays as it was sent.
        const checked = row.result ? row : this.#derive(row);
        return hasSameProblems(row, checked) ? row : checked;
      }),
    );
  }

  /** @returns the key of the new row. */
  add(): string {
    const added = this.#create();
    this.#set([...this.get(), added]);
    return added.key;
  }

  append(rows: readonly NewRow[]): void {
    this.#set([...this.get().filter(isEntered), ...rows.map((row) => this.#create(row))]);
  }

  /** Changes the ARN or the card number. A row that is changed is no longer the one that the service refused. */
  edit(number: number, { rawArn, card }: { rawArn?: string; card?: string }): void {
    this.#change((row) => {
      if (row.number !== number) return undefined;
      if (card !== undefined) row.card.clear();
      return {
        refusal: undefined,
        ...(rawArn !== undefined && { rawArn, namedCase: undefined }),
        ...(card !== undefined && { card: new CardNumber(card), isCardMissing: false }),
      };
    });
  }

  editValue(number: number, key: string, value: InputValue): void {
    this.#change((row) =>
      row.number === number
        ? { values: { ...row.values, [key]: value }, refusal: undefined }
        : undefined,
    );
  }

  setNotThisTime(numbers: ReadonlySet<number>, isNotThisTime: boolean): void {
    this.#change(({ number }) => (numbers.has(number) ? { isNotThisTime } : undefined));
  }

  remove(removed: number): void {
    const others = this.get().filter(({ number }) => number !== removed);
    if (others.length === 0) this.reset();
    else this.#set(others);
  }

  compareWithHistory(): void {
    this.#sent = this.#readSent();
    this.#set(this.get());
  }

  clearCards(): void {
    for (const { card } of this.get()) card.clear();
  }

  /** @param resultAt the result of each sent row by its index, from 0. */
  record(sent: readonly Row[], resultAt: (index: number) => RowResult | undefined): void {
    const resultOf = new Map(sent.map(({ key }, index) => [key, resultAt(index)]));
    this.#hasFixedNumbers = true;
    // The other rows keep what is known of them, and are compared again when they can be edited.
    this.#store.set(
      this.get().map((row) => {
        const result = resultOf.get(row.key);
        return result ? withResult(row, result) : row;
      }),
    );
  }

  keepNotCreated(): void {
    if (this.isBlank()) return this.reset();
    this.#sent = this.#readSent();
    this.#set(this.notCreated().map((row) => this.#derive({ ...row, result: undefined })));
  }

  #create(added: NewRow = { rawArn: "" }): Row {
    const { values = noRowValues, isCardMissing = false, isNotThisTime = false } = added;
    const { rawArn, refusal, namedCase } = added;
    this.#lastKey += 1;
    this.#lastNumber = added.number ?? this.#lastNumber + 1;
    return this.#derive({
      key: `row-${this.#lastKey}`,
      number: this.#lastNumber,
      rawArn,
      card: new CardNumber(added.card),
      values,
      isCardMissing,
      isNotThisTime,
      refusal,
      namedCase,
    });
  }

  #derive(entered: EnteredRow): Row {
    return deriveRow(entered, isEntered(entered) ? this.#check(entered.values) : []);
  }

  /** @param changeOf `undefined` for a row that stays. */
  #change(changeOf: (row: Row) => Partial<EnteredRow> | undefined): void {
    this.#set(
      this.get().map((row) => {
        const change = changeOf(row);
        return change ? this.#derive({ ...row, ...change }) : row;
      }),
    );
  }

  #set(rows: readonly Row[]): void {
    // Numbered from 1 again, unless the operator has seen the numbers in a result.
    const numbered = this.#hasFixedNumbers
      ? rows
      : rows.map((row, index) => (row.number === index + 1 ? row : { ...row, number: index + 1 }));
    if (!this.#hasFixedNumbers) this.#lastNumber = numbered.length;
    this.#store.set(compareRows(numbered, this.#sent));
  }
}

function withResult(row: Row, result: RowResult): Row {
  const recorded = { ...row, result };
  if (result.status === "created") row.card.clear();
  const { status, item, sentAt: at = 0 } = result;
  if (!item) return recorded;
  const { id, message } = item;
  if (status !== "refused") return { ...recorded, refusal: undefined };
  const namedCase = id === undefined ? row.namedCase : ({ kind: "named", id, at } as const);
  return { ...recorded, refusal: message, namedCase };
}

/** Without those that compare a row with others: they are found afterwards. */
const hasSameProblems = (row: Row, checked: Row): boolean =>
  JSON.stringify(row.problems.filter((problem) => !isExistingCase(problem))) ===
  JSON.stringify(checked.problems.filter((problem) => !isExistingCase(problem)));
