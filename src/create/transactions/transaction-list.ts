import { createScheduler, nextTask } from "#lib/scheduler.ts";
import { createStore, type Store, type WritableStore } from "#lib/store.ts";
import { maskCard } from "#privacy/card-number.ts";
import { noRowCheck, noRowErrors, type RowCheck, type RowError } from "../form/row-check.ts";
import { noRowValues } from "../form/row-values.ts";
import type { InputValue } from "../form/values.ts";
import { enteredAfterResult } from "./after-result.ts";
import { CardNumbers } from "./card-numbers.ts";
import { compareTransactions, deriveTransaction } from "./derive-transaction.ts";
import type { SentTransactions } from "./existing-case.ts";
import {
  type EnteredTransaction,
  isEntered,
  type NewTransaction,
  type RowResult,
  type Transaction,
} from "./transaction.ts";

const nothingSent: SentTransactions = { byArn: new Map(), unknownWithoutArn: 0 };

/**
 * The transactions of one form, one or thousands: each checked, and then with its result. They are not
 * in the form's state, which would be slow with thousands. Of their card numbers the list exposes masks, and each number
 * once, when it is sent.
 */
export class TransactionList {
  readonly #readSent: () => SentTransactions;
  #sent: SentTransactions;
  readonly #cards = new CardNumbers();
  readonly #store = createStore<readonly Transaction[]>([]);
  readonly #columns: WritableStore<readonly string[]>;
  #check: RowCheck = noRowCheck;
  #lastKey = 0;
  #lastNumber = 0;
  #hasFixedNumbers = false;

  /**
   * @param added the first transactions; without any the list begins with an empty one.
   * @param readSent reads what was sent before; called at the beginning and by {@link compareWithHistory}, because
   *   reading it at each change would be slow.
   * @param columns the keys of the fields that its transactions have values for.
   */
  constructor(
    added: readonly NewTransaction[],
    readSent = () => nothingSent,
    columns: readonly string[] = [],
  ) {
    this.#readSent = readSent;
    this.#columns = createStore(columns);
    this.#sent = readSent();
    // As `#set` numbers them, unless they come from a result.
    this.#hasFixedNumbers = added.some(
      ({ number, refusal }, index) =>
        refusal !== undefined || (number !== undefined && number !== index + 1),
    );
    const rows = added.map((transaction) => this.#create(transaction));
    this.#set(rows.length > 0 ? rows : [this.#create()]);
  }

  /** Calls back after each change. @returns a function that unsubscribes. */
  readonly subscribe = this.#store.subscribe;

  /** The transactions now; the same object until one changes. */
  readonly get = this.#store.get;

  /** The keys of the fields that are columns, see `columnKey`: each transaction may have its own value of them. */
  get columns(): Store<readonly string[]> {
    return this.#columns;
  }

  get hasCards(): boolean {
    return this.#cards.size > 0;
  }

  notCreated(): readonly Transaction[] {
    return this.get().filter(({ status }) => status !== "created");
  }

  isBlank(): boolean {
    const rows = this.notCreated();
    return rows.length <= 1 && !rows.some(isEntered);
  }

  reset(): void {
    this.#cards.clear();
    this.#hasFixedNumbers = false;
    this.#columns.set([]);
    this.#set([this.#create()]);
  }

  /** Adds the columns of fields, by their keys. @returns those that are new. */
  addColumns(keys: readonly string[]): readonly string[] {
    const added = keys.filter((key) => !this.#columns.get().includes(key));
    if (added.length > 0) this.#columns.set([...this.#columns.get(), ...added]);
    return added;
  }

  /** Removes columns with the values in them. */
  removeColumns(removed: readonly string[]): void {
    const keys = new Set(removed);
    this.#columns.set(this.#columns.get().filter((key) => !keys.has(key)));
    this.#change((row) => {
      if (!Object.keys(row.values).some((key) => keys.has(key))) return undefined;
      const kept = Object.entries(row.values).filter(([key]) => !keys.has(key));
      return { values: Object.fromEntries(kept) };
    });
  }

  setRowCheck(check: RowCheck): void {
    if (check === this.#check) return;
    this.#check = check;
    const rows = this.get();
    const checked = rows.map((row) => {
      // What has a result stays as it was sent.
      if (row.request !== undefined) return row;
      const errors = this.#errorsOf(row);
      return isSameErrors(row.rowErrors, errors) ? row : this.#derive(row, errors);
    });
    if (checked.some((row, index) => row !== rows[index])) this.#set(checked);
  }

  add(): number {
    const added = this.#create();
    this.#set([...this.get(), added]);
    return added.number;
  }

  /**
   * Changes the ARN or the card number of a transaction; "" removes the card number. A transaction that is changed is
   * no longer the one that the service refused.
   */
  edit(number: number, { rawArn, card }: { rawArn?: string; card?: string }): void {
    this.#change((row) => {
      if (row.number !== number) return undefined;
      if (card !== undefined) this.#cards.put(row.key, card);
      return {
        refusal: undefined,
        ...(rawArn !== undefined && { rawArn, pasteError: undefined, namedCase: undefined }),
        ...(card !== undefined && { isCardMissing: false }),
      };
    });
  }

  /** Changes the own value of a transaction. @param key of its column, see `columnKey`. */
  editValue(number: number, key: string, value: InputValue): void {
    this.#change((row) =>
      row.number === number
        ? { values: { ...row.values, [key]: value }, refusal: undefined }
        : undefined,
    );
  }

  /** Removes transactions with their card numbers; the last one is emptied. */
  remove(numbers: ReadonlySet<number>): void {
    const rows = this.get();
    const others = rows.filter(({ number }) => !numbers.has(number));
    if (others.length === 0) return this.reset();
    this.dropCards(rows.filter(({ number }) => numbers.has(number)));
    this.#set(others);
  }

  /** Compares all transactions again with what was sent, by this tab or another one. */
  compareWithHistory(): void {
    this.#sent = this.#readSent();
    this.#set(this.get());
  }

  /** Removes the card numbers of transactions from the list and returns them in order. */
  takeCards(rows: readonly Transaction[]): (string | undefined)[] {
    return this.#cards.take(rows.map(({ key }) => key));
  }

  /** Drops card numbers; those of all transactions by default. */
  dropCards(rows: readonly Transaction[] = this.get()): void {
    this.#cards.drop(rows.map(({ key }) => key));
  }

  /** Records what became of sent transactions. @param resultAt the result of each by its index, from 0. */
  record(sent: readonly Transaction[], resultAt: (index: number) => RowResult | undefined): void {
    const resultOf = new Map(sent.map(({ key }, index) => [key, resultAt(index)]));
    this.#hasFixedNumbers = true;
    // The other transactions keep what is known of them, and are compared again when they can be edited.
    this.#store.set(
      this.get().map((row) => {
        const result = resultOf.get(row.key);
        return result ? { ...row, ...result } : row;
      }),
    );
  }

  /**
   * Removes the created transactions and makes the others editable again. A card number that was sent
   * has to be entered again.
   */
  prepareRetry(): void {
    if (this.isBlank()) return this.reset();
    this.#sent = this.#readSent();
    this.#set(
      this.notCreated().map((row) =>
        this.#derive(enteredAfterResult(row, this.#cards.get(row.key) !== "")),
      ),
    );
  }

  /**
   * Fills in missing card numbers from pasted rows, by ARN, unless an ARN has several. The other rows are ignored.
   * @returns how many transactions were filled in, and rows ignored; `undefined` when none could be filled in.
   */
  fillCards(pasted: readonly NewTransaction[]) {
    const readable = pasted.filter(
      ({ arn, card, pasteError }) => arn !== "" && card && pasteError === undefined,
    );
    const byArn = Map.groupBy(readable, ({ arn }) => arn);
    const cards = new Map(
      [...byArn].flatMap(([arn, [first, ...others]]) =>
        others.every(({ card }) => card === first?.card) ? [[arn, first?.card]] : [],
      ),
    );
    const filled = this.get().filter(({ arn, isCardMissing }) => isCardMissing && cards.has(arn));
    if (filled.length === 0) return undefined;
    for (const { key, arn } of filled) this.#cards.put(key, cards.get(arn) ?? "");
    const keys = new Set(filled.map(({ key }) => key));
    this.#change(({ key }) => (keys.has(key) ? { isCardMissing: false } : undefined));
    const arns = new Set(filled.map(({ arn }) => arn));
    const ignored = pasted.length - readable.filter(({ arn }) => arns.has(arn)).length;
    return { filled: filled.length, ignored };
  }

  /**
   * Adds pasted rows behind the transactions that are filled in.
   * @param isWanted whether rows that have been read are still to be added.
   */
  async append(pasted: readonly NewTransaction[], isWanted = () => true): Promise<void> {
    const added: Transaction[] = [];
    const scheduler = createScheduler();
    for (const transaction of pasted) {
      const pause = scheduler.yieldIfNeeded();
      if (pause) await pause;
      added.push(this.#create(transaction));
    }
    // Yield first: subscribers render synchronously.
    await nextTask();
    if (isWanted()) this.#set([...this.get().filter(isEntered), ...added]);
    else this.dropCards(added);
  }

  #create(added: NewTransaction = { arn: "" }): Transaction {
    const { arn: rawArn, card = "", isCardMissing = false, pasteError, refusal } = added;
    const { values = noRowValues } = added;
    this.#lastKey += 1;
    this.#lastNumber = added.number ?? this.#lastNumber + 1;
    const key = `transaction-${this.#lastKey}`;
    this.#cards.put(key, card);
    return this.#derive({
      key,
      number: this.#lastNumber,
      rawArn,
      values,
      pasteError,
      refusal,
      isCardMissing,
    });
  }

  #derive(entered: EnteredTransaction, errors = this.#errorsOf(entered)): Transaction {
    return deriveTransaction(entered, this.#cards.get(entered.key), errors);
  }

  /** What is wrong with the values of a transaction; nothing while it is empty. */
  #errorsOf(entered: EnteredTransaction): readonly RowError[] {
    const cardMask = maskCard(this.#cards.get(entered.key));
    return isEntered({ ...entered, cardMask }) ? this.#check(entered.values) : noRowErrors;
  }

  /** Changes what is entered for some transactions, and derives those again. @param changeOf `undefined` for the others. */
  #change(changeOf: (row: Transaction) => Partial<EnteredTransaction> | undefined): void {
    this.#set(
      this.get().map((row) => {
        const change = changeOf(row);
        return change ? this.#derive({ ...row, ...change }) : row;
      }),
    );
  }

  #set(transactions: readonly Transaction[]): void {
    // Numbered from 1 again, unless the operator has seen the numbers in a result.
    const numbered = this.#hasFixedNumbers
      ? transactions
      : transactions.map((row, index) =>
          row.number === index + 1 ? row : { ...row, number: index + 1 },
        );
    if (!this.#hasFixedNumbers) this.#lastNumber = numbered.length;
    const rows = compareTransactions(numbered, (key) => this.#cards.get(key), this.#sent);
    // Overwrites `RegExp.input`, which keeps the last text that matched and may have a card number.
    /x?/.test("");
    this.#store.set(rows);
  }
}

const isSameErrors = (left: readonly RowError[], right: readonly RowError[]): boolean =>
  left === right ||
  (left.length === right.length && left.every(({ text }, index) => text === right[index]?.text));
