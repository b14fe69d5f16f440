import type { ResultItem } from "#api/create-cases.ts";
import { cleanCard } from "#privacy/card-number.ts";
import { createYielder, nextTask } from "#ui/page/yielder.ts";
import { createStore } from "#ui/store.ts";
import {
  checkTransactions,
  hadCard,
  isBlocking,
  type KnownArns,
  type PasteFault,
  type RowResult,
  readTransaction,
  type Transaction,
  type TypedTransaction,
} from "./transaction.ts";

/** More transactions than these are shown as a table. */
export const maxInPlace = 20;

const defaultPerRequest = "50";
const maxPerRequest = 200;

/** A transaction to add: pasted, or from a draft. */
export interface NewTransaction {
  /** As typed, or as far as it could be read; what looks like a card number is masked. */
  readonly arn: string;
  readonly card?: string;
  /** Whether it had a card number, which has to be entered again. */
  readonly hadCard?: boolean;
  /** Why the pasted row can't be read; absent where it can. */
  readonly pasteFault?: PasteFault | undefined;
}

/** The state of the list. */
export interface TransactionListState {
  readonly rows: readonly Transaction[];
  /** Whether the rows are shown as a table, in which a row with a problem is held back. */
  readonly isTable: boolean;
  /** *Transactions per request* as typed. */
  readonly perRequest: string;
}

const emptyState: TransactionListState = {
  rows: [],
  isTable: false,
  perRequest: defaultPerRequest,
};

let lastKey = 0;

/**
 * The transactions of one form, one or thousands: each checked, and then with its result. They are not
 * in the form's state, which would be slow with thousands. Their card numbers are in a private field here
 * and nowhere else: not in React's state, in a cache or in storage. The list exposes masks, and each number
 * once, when it is sent.
 */
export class TransactionList {
  readonly #knownArns: KnownArns | undefined;
  /** Card numbers by the keys of their transactions. */
  readonly #cards = new Map<string, string>();
  readonly #store = createStore<TransactionListState>(emptyState);
  #lastNumber = 0;
  #hasFixedNumbers = false;

  /**
   * @param added the first transactions; without any the list begins with an empty one.
   * @param knownArns what its transactions are checked against besides one another.
   */
  constructor(added: readonly NewTransaction[], knownArns?: KnownArns) {
    this.#knownArns = knownArns;
    const rows = added.map((transaction) => this.#create(transaction));
    this.#set(rows.length > 0 ? rows : [this.#create()]);
  }

  /** Calls back after each change. @returns a function that unsubscribes. */
  readonly subscribe = this.#store.subscribe;

  /** The state now; the same object until it changes. */
  readonly get = this.#store.get;

  /** Whether the list has any card number. */
  get hasCards(): boolean {
    return this.#cards.size > 0;
  }

  /** The transactions for which no case was created. */
  remaining(): readonly Transaction[] {
    return this.get().rows.filter(({ status }) => status !== "created");
  }

  /** Whether none of them is filled in. */
  isBlank(): boolean {
    const rows = this.remaining();
    return rows.length <= 1 && !rows.some(isFilled);
  }

  /** Replaces everything by one empty transaction. */
  reset(): void {
    this.#cards.clear();
    this.#hasFixedNumbers = false;
    this.#set([this.#create()], emptyState);
  }

  /** Adds an empty transaction. @returns its number. */
  add(): number {
    const added = this.#create();
    this.#set([...this.get().rows, added]);
    return added.number;
  }

  /** Changes the ARN or the card number of a transaction; "" removes the card number. */
  edit(number: number, { typed, card }: { typed?: string; card?: string }): void {
    const edited = this.get().rows.map((row) => {
      if (row.number !== number) return row;
      if (card !== undefined) this.#putCard(row.key, card);
      return this.#read({
        ...row,
        ...(typed !== undefined && { typed, pasteFault: undefined }),
        ...(card !== undefined && { isCardMissing: false }),
        isSentAnyway: false,
      });
    });
    this.#set(edited);
  }

  /** Removes transactions with their card numbers; the last one is emptied. */
  remove(numbers: ReadonlySet<number>): void {
    const { rows } = this.get();
    const others = rows.filter(({ number }) => !numbers.has(number));
    if (others.length === 0) return this.reset();
    this.dropCards(rows.filter(({ number }) => numbers.has(number)));
    this.#set(others);
  }

  /** Sets whether transactions of a table are sent although they have a problem. */
  sendAnyway(numbers: ReadonlySet<number>, isSentAnyway: boolean): void {
    this.#set(
      this.get().rows.map((row) => (numbers.has(row.number) ? { ...row, isSentAnyway } : row)),
    );
  }

  setPerRequest(typed: string): void {
    this.#store.set({ ...this.get(), perRequest: typed.trim() });
  }

  /**
   * Marks the transactions edited in place that can't be sent as they are; a table holds them back
   * instead. @returns whether there are any.
   */
  showFaults(): boolean {
    const { rows, isTable } = this.get();
    if (isTable) return false;
    this.#set(rows.map((row) => ({ ...row, isFaultShown: isBlocking(row) })));
    return rows.some(isBlocking);
  }

  /** Checks all transactions again after the {@link KnownArns} have changed. */
  recheck(): void {
    this.#set(this.get().rows);
  }

  /** Removes the card numbers of transactions from the list and returns them in order. */
  takeCards(rows: readonly Transaction[]): (string | undefined)[] {
    const cards = rows.map(({ key }) => this.#cards.get(key));
    this.dropCards(rows);
    return cards;
  }

  /** Drops card numbers; those of all transactions by default. */
  dropCards(rows: readonly Transaction[] = this.get().rows): void {
    for (const { key } of rows) this.#cards.delete(key);
  }

  /** Records what became of sent transactions. @param resultAt the result of each by its index, from 0. */
  record(sent: readonly Transaction[], resultAt: (index: number) => RowResult | undefined): void {
    const resultOf = new Map(sent.map(({ key }, index) => [key, resultAt(index)]));
    const last = this.get();
    const rows = last.rows.map((row) => {
      const result = resultOf.get(row.key);
      return result ? { ...row, ...result } : row;
    });
    this.#hasFixedNumbers = true;
    // Checked again when they can be edited: until then the others keep what they are held back for.
    this.#store.set({ ...last, rows });
  }

  /**
   * Removes the created transactions and makes the others editable again. A card number that was sent
   * has to be entered again.
   */
  reopen(): void {
    if (this.isBlank()) return this.reset();
    const reopened = this.remaining().map((row) => {
      const { key, number, typed, pasteFault, refusal, isSentAnyway, item } = row;
      return this.#read({
        key,
        number,
        typed,
        pasteFault,
        refusal: item ? refusalIn(item) : refusal,
        isCardMissing: hadCard(row) && !this.#cards.has(key),
        isSentAnyway: isSentAnyway && !item,
      });
    });
    this.#set(reopened);
  }

  /**
   * Adds pasted rows behind the transactions that are filled in. When rows have card numbers that
   * are missing here, it only fills those in by ARN and ignores the other rows.
   * @param isWanted whether rows that have been read are still to be added.
   * @returns how many rows were added; or how many transactions were filled in, and rows ignored.
   */
  async paste(pasted: readonly NewTransaction[], isWanted = () => true) {
    const readable = pasted.filter(
      ({ arn, card, pasteFault }) => arn !== "" && card && pasteFault === undefined,
    );
    const cards = new Map(readable.map(({ arn, card }) => [arn, card]));
    const filled = this.get().rows.filter(
      ({ arn, isCardMissing }) => isCardMissing && cards.has(arn),
    );
    if (filled.length === 0) {
      await this.#append(pasted, isWanted);
      return { added: pasted.length, filled: 0, ignored: 0 };
    }
    for (const { key, arn } of filled) this.#putCard(key, cards.get(arn) ?? "");
    const keys = new Set(filled.map(({ key }) => key));
    this.#set(
      this.get().rows.map((row) =>
        keys.has(row.key) ? this.#read({ ...row, isCardMissing: false, isSentAnyway: false }) : row,
      ),
    );
    const arns = new Set(filled.map(({ arn }) => arn));
    const ignored = pasted.length - readable.filter(({ arn }) => arns.has(arn)).length;
    return { added: 0, filled: filled.length, ignored };
  }

  async #append(pasted: readonly NewTransaction[], isWanted: () => boolean): Promise<void> {
    const added: Transaction[] = [];
    const yielder = createYielder();
    for (const transaction of pasted) {
      const pause = yielder.yieldIfNeeded();
      if (pause) await pause;
      added.push(this.#create(transaction));
    }
    // Yield first: subscribers render synchronously.
    await nextTask();
    if (isWanted()) this.#set([...this.get().rows.filter(isFilled), ...added]);
    else this.dropCards(added);
  }

  #create(added: NewTransaction = { arn: "" }): Transaction {
    const { arn: typed, card = "", hadCard: isCardMissing = false, pasteFault } = added;
    lastKey += 1;
    this.#lastNumber += 1;
    const key = `transaction-${lastKey}`;
    this.#putCard(key, card);
    const number = this.#lastNumber;
    return this.#read({ key, number, typed, pasteFault, isCardMissing, isSentAnyway: false });
  }

  #putCard(key: string, typed: string): void {
    const card = cleanCard(typed);
    if (card === "") this.#cards.delete(key);
    else this.#cards.set(key, card);
  }

  #read(typed: TypedTransaction): Transaction {
    return readTransaction(typed, this.#cards.get(typed.key) ?? "");
  }

  #set(transactions: readonly Transaction[], last = this.get()): void {
    // A table stays a table: with fewer rows in place the held-back ones would be sent.
    const isTable = last.isTable || transactions.length > maxInPlace;
    // Numbered from 1 again, unless the operator has seen the numbers in a table or a result.
    const numbered = this.#hasFixedNumbers
      ? transactions
      : transactions.map((row, index) => ({ ...row, number: index + 1 }));
    if (!this.#hasFixedNumbers) this.#lastNumber = numbered.length;
    this.#hasFixedNumbers ||= isTable;
    const rows = checkTransactions(numbered, this.#cards, isTable, this.#knownArns);
    // Overwrites `RegExp.input`, which keeps the last text that matched and may have a card number.
    /x?/.test("");
    this.#store.set({ ...last, rows, isTable });
  }
}

/** The transactions that the next press sends. */
export const rowsToSend = ({ rows }: TransactionListState): readonly Transaction[] =>
  rows.filter(({ status }) => status === "ready");

/** *Transactions per request* as a number; `undefined` unless it is a whole number from 1 to 200. */
export function requestSizeOf({ perRequest }: TransactionListState): number | undefined {
  const count = Number(perRequest);
  return /^\d+$/.test(perRequest) && count >= 1 && count <= maxPerRequest ? count : undefined;
}

/** Whether *Transactions per request* is shown. */
export const isPerRequestShown = ({ rows, perRequest }: TransactionListState): boolean =>
  rows.length > Number(defaultPerRequest) || perRequest !== defaultPerRequest;

const isFilled = (row: Transaction) => row.typed.trim() !== "" || hadCard(row);

const refusalIn = ({ isCreated, message }: ResultItem) =>
  isCreated === false ? message : undefined;
