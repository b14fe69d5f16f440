import { useSyncExternalStore } from "react";
import { newBreath, nextTask } from "#ui/breath.ts";
import type { CardVault } from "./card-vault.ts";
import {
  type CheckContext,
  type CheckedTransaction,
  checkTransactions,
  isSent,
  newTransaction,
  type PasteFault,
  type Transaction,
} from "./transaction.ts";

/** More transactions than these are shown as a table. */
export const maxInPlace = 20;

const defaultPerRequest = "50";
const maxPerRequest = 200;

/** A row of a pasted table. */
export interface PastedRow {
  /** Cleaned, or as far as it could be read; what looks like a card number is masked. */
  readonly arn: string;
  readonly card: string;
  /** Why it can't be read; absent where the row makes sense. */
  readonly fault?: PasteFault | undefined;
}

/** A transaction as a draft has it. */
export interface RestoredTransaction extends Pick<Transaction, "arn" | "card" | "pasteFault"> {}

/** What a paste did. */
export interface Pasted {
  readonly added: number;
  /** Transactions that got their card number back. */
  readonly filled: number;
  /** Rows ignored, since only card numbers were wanted. */
  readonly ignored: number;
}

/** The transactions at a moment. */
export interface TransactionListState {
  readonly rows: readonly CheckedTransaction[];
  /** They are shown as a table, in which a problem holds a row back. */
  readonly isTable: boolean;
  /** *Transactions per request* as typed. */
  readonly perRequest: string;
  /** The same as a number; `undefined` when it is none from 1 to 200. */
  readonly requestSize: number | undefined;
  /** Whether *Transactions per request* is shown. */
  readonly isPerRequestShown: boolean;
}

/** What a request made of a transaction. */
export interface TransactionResult {
  readonly number: number;
  readonly isCreated: boolean | undefined;
  /** The service's words. */
  readonly message: string;
}

let lastCard = 0;

/** A name for a card number in the vault, unlike any other of this page. */
export function newCardName(): string {
  lastCard += 1;
  return `card-${lastCard}`;
}

/**
 * The transactions of one form, one or thousands, with the problem of each. Outside of the form's
 * state, in which thousands would be slow. Card numbers are in the vault, each under the name that
 * its transaction has.
 */
export class TransactionList {
  readonly #vault: CardVault;
  readonly #context: CheckContext;
  readonly #changed = new EventTarget();
  #lastNumber = 0;
  #keepsNumbers = false;
  #state: TransactionListState;

  /** @param known what is known of ARNs that were sent before. */
  constructor(vault: CardVault, known: Pick<CheckContext, "inDoubt" | "isCreated">) {
    this.#vault = vault;
    this.#context = {
      inDoubt: (arns) => known.inDoubt(arns),
      isCreated: (arn) => known.isCreated(arn),
      isCardGone: (card) => vault.isGone(card),
      alike: (cards) => vault.alike(cards),
    };
    this.#state = {
      rows: [],
      isTable: false,
      perRequest: defaultPerRequest,
      requestSize: Number(defaultPerRequest),
      isPerRequestShown: false,
    };
    this.reset();
  }

  /** Calls back after each change. @returns how to stop. */
  readonly subscribe = (callback: () => void): (() => void) => {
    this.#changed.addEventListener("change", callback);
    return () => this.#changed.removeEventListener("change", callback);
  };

  /** The same object until something changes. */
  readonly state = (): TransactionListState => this.#state;

  /** The transactions that the next press sends: of a few all, of a table those without a problem. */
  rowsToSend(): readonly CheckedTransaction[] {
    const { rows, isTable } = this.#state;
    return isTable ? rows.filter(isSent) : rows;
  }

  /** Whether there is nothing in it. */
  isBlank(): boolean {
    const { rows } = this.#state;
    return rows.length === 0 || (rows.length === 1 && rows.every((row) => !this.#isFilled(row)));
  }

  /** Begins anew with one empty transaction; without any there would be nothing to create. */
  reset(): void {
    this.#vault.forget(this.#state.rows.map(({ card }) => card));
    this.#lastNumber = 0;
    this.#keepsNumbers = false;
    this.#set({ isTable: false, perRequest: defaultPerRequest });
    this.#keep([this.#new("")]);
  }

  /** Puts the transactions of a draft in the place of all others. */
  restore(transactions: readonly RestoredTransaction[]): void {
    this.#lastNumber = 0;
    this.#keep(transactions.map(({ arn, card, pasteFault }) => this.#new(arn, card, pasteFault)));
  }

  /** Adds an empty transaction. @returns its number. */
  add(): number {
    const added = this.#new("");
    this.#keep([...this.#state.rows, added]);
    return added.number;
  }

  /** Puts another ARN into a transaction, and with a card name another card number. */
  edit(number: number, typed: string, card?: string): void {
    this.#keep(
      this.#state.rows.map((row) => {
        if (row.number !== number) return row;
        if (card !== undefined) this.#vault.forget([row.card]);
        const next = { ...row, typed, card: card ?? row.card, pasteFault: undefined };
        return newTransaction(next, this.#vault.state(next.card));
      }),
    );
  }

  /** Removes transactions with their card numbers; the last one is emptied. */
  remove(numbers: ReadonlySet<number>): void {
    const left = this.#state.rows.filter(({ number }) => !numbers.has(number));
    if (left.length === 0) return this.reset();
    const removed = this.#state.rows.filter(({ number }) => numbers.has(number));
    this.#vault.forget(removed.map(({ card }) => card));
    this.#keep(this.#withoutGaps(left));
  }

  /** Has transactions of a table sent, or not, although they have a problem. */
  sendAnyway(numbers: ReadonlySet<number>, isSentAnyway: boolean): void {
    this.#keep(
      this.#state.rows.map((row) => (numbers.has(row.number) ? { ...row, isSentAnyway } : row)),
    );
  }

  setPerRequest(typed: string): void {
    this.#set({ perRequest: typed.trim() });
  }

  /** Checks again: card numbers have changed, or more is known of the ARNs. */
  recheck(): void {
    this.#keep(
      this.#state.rows.map((row) => {
        const checked = newTransaction(row, this.#vault.state(row.card));
        return { ...checked, isSentAnyway: row.isSentAnyway };
      }),
    );
  }

  /** Takes over what a request made of its transactions: those created go, the others may be sent again. */
  applyResults(results: readonly TransactionResult[]): void {
    const byNumber = new Map(results.map((result) => [result.number, result]));
    const isCreated = ({ number }: Transaction) => byNumber.get(number)?.isCreated === true;
    this.#keepsNumbers = true;
    this.#vault.forget(this.#state.rows.filter(isCreated).map(({ card }) => card));
    this.#keep(
      this.#state.rows
        .filter((row) => !isCreated(row))
        .map((row) => {
          const result = byNumber.get(row.number);
          if (!result) return row;
          const refusal = result.isCreated === false ? result.message : undefined;
          return { ...row, isSentAnyway: false, refusal };
        }),
    );
  }

  /**
   * Adds pasted rows behind the transactions that are filled in; where they bring card numbers that
   * are missing, only those, each by its ARN.
   */
  async paste(pasted: readonly PastedRow[]): Promise<Pasted> {
    const { rows } = this.#state;
    const missing = Map.groupBy(
      rows.filter(({ arn, isCardGone }) => arn !== "" && isCardGone),
      ({ arn }) => arn,
    );
    const found = pasted.filter(
      ({ arn, card, fault }) => card !== "" && fault === undefined && missing.has(arn),
    );
    if (found.length === 0) {
      await this.#append(pasted);
      return { added: pasted.length, filled: 0, ignored: 0 };
    }
    const cards = new Map(
      found.flatMap(({ arn, card }) => (missing.get(arn) ?? []).map((row) => [row.card, card])),
    );
    this.#vault.putAll(cards);
    this.#keep(
      rows.map((row) =>
        cards.has(row.card) ? newTransaction(row, this.#vault.state(row.card)) : row,
      ),
    );
    return { added: 0, filled: cards.size, ignored: pasted.length - found.length };
  }

  async #append(pasted: readonly PastedRow[]): Promise<void> {
    const filled = this.#withoutGaps(this.#state.rows.filter((row) => this.#isFilled(row)));
    const named = pasted.map((row) => ({ ...row, name: newCardName() }));
    this.#vault.putAll(named.map(({ name, card }) => [name, card] as const));
    const added: Transaction[] = [];
    const breath = newBreath();
    for (const { arn, name, fault } of named) {
      const pause = breath.take();
      if (pause) await pause;
      added.push(this.#new(arn, name, fault));
    }
    // Yield first: subscribers render synchronously.
    await nextTask();
    this.#keep([...filled, ...added]);
  }

  /** Numbered anew, where nobody knows the transactions by their numbers yet. */
  #withoutGaps(rows: readonly Transaction[]): readonly Transaction[] {
    if (this.#keepsNumbers) return rows;
    this.#lastNumber = rows.length;
    return rows.map((row, at) => ({ ...row, number: at + 1 }));
  }

  #isFilled({ typed, card }: Transaction): boolean {
    return typed.trim() !== "" || this.#vault.state(card) !== "none" || this.#vault.isGone(card);
  }

  #new(typed: string, card = newCardName(), pasteFault?: PasteFault): Transaction {
    this.#lastNumber += 1;
    const row = { number: this.#lastNumber, typed, card, pasteFault };
    return newTransaction(row, this.#vault.state(card));
  }

  #keep(transactions: readonly Transaction[]): void {
    // A table stays one: rows it holds back would else be sent once others are removed.
    const isTable = this.#state.isTable || transactions.length > maxInPlace;
    if (isTable) this.#keepsNumbers = true;
    this.#set({ rows: checkTransactions(transactions, this.#context), isTable });
  }

  #set(part: Partial<TransactionListState>): void {
    const state = { ...this.#state, ...part };
    const { perRequest, rows } = state;
    const count = Number(perRequest);
    this.#state = {
      ...state,
      requestSize:
        /^\d+$/.test(perRequest) && count >= 1 && count <= maxPerRequest ? count : undefined,
      isPerRequestShown:
        rows.length > Number(defaultPerRequest) || perRequest !== defaultPerRequest,
    };
    this.#changed.dispatchEvent(new Event("change"));
  }
}

/** The transactions, kept up to date. */
export const useTransactions = (list: TransactionList): TransactionListState =>
  useSyncExternalStore(list.subscribe, list.state);
