import { newBreath, nextTask } from "#ui/breath.ts";
import type { CardVault } from "../card-vault.ts";
import { newTransaction, type TypedTransaction } from "../claim.ts";
import { createdArns } from "../created-arns.ts";
import { sentRequests } from "../sent-requests.ts";
import type { PastedRow } from "../spreadsheet.ts";
import { type BatchRow, judgeRow } from "./batch-row.ts";
import { isSendable, type Verdict, verdictsOf } from "./batch-verdict.ts";

/** A row with its verdict. */
export interface JudgedRow {
  readonly row: BatchRow;
  readonly verdict: Verdict;
  /** Its card number was taken for a request: until it is pasted again, the row is sent without. */
  readonly isCardGone: boolean;
}

/** What a paste did to a batch. */
export interface Pasted {
  readonly added: number;
  /** Rows that got their card number back. */
  readonly filled: number;
  /** Rows passed over, for only card numbers were wanted. */
  readonly passed: number;
}

/** Transactions in a request, at most. */
const most = 200;

/** More transactions than these are a batch: a form with a group for each would be slow to use. */
export const mostGroups = 200;

/**
 * More transactions than a form can show: rows with a verdict each, outside of the form's state.
 * Their card numbers are in the vault. Kept in memory only.
 */
export class Batch {
  readonly #vault: CardVault;
  readonly #changed = new EventTarget();
  #rows: readonly BatchRow[] = [];
  #judged: readonly JudgedRow[] = [];
  #lastNumber = 0;
  #size = "50";

  constructor(vault: CardVault) {
    this.#vault = vault;
  }

  /** Calls back after each change. @returns how to stop. */
  readonly subscribe = (callback: () => void): (() => void) => {
    this.#changed.addEventListener("change", callback);
    return () => this.#changed.removeEventListener("change", callback);
  };

  /** The rows in the order they were pasted; the same list until something changes. */
  readonly rows = (): readonly JudgedRow[] => this.#judged;

  /** How many transactions a request takes, as typed. */
  readonly size = (): string => this.#size;

  /** The same as a number; `undefined` when it is none from 1 to 200. */
  readonly perRequest = (): number | undefined => {
    const count = Number(this.#size);
    return /^\d+$/.test(this.#size) && count >= 1 && count <= most ? count : undefined;
  };

  setSize(typed: string): void {
    this.#size = typed.trim();
    this.#tell();
  }

  /**
   * Takes in pasted rows behind those that were typed; where they bring card numbers that are
   * missing, only those, each by its ARN.
   */
  async paste(
    rows: readonly PastedRow[],
    typed: readonly TypedTransaction[] = [],
  ): Promise<Pasted> {
    const missing = Map.groupBy(
      this.#rows.filter(({ arn, card }) => arn !== "" && this.#vault.isGone(card)),
      ({ arn }) => arn,
    );
    const found = rows.filter(
      ({ arn, card, why }) => card !== "" && why === undefined && missing.has(arn),
    );
    if (found.length === 0) {
      await this.#add(rows, typed);
      return { added: rows.length, filled: 0, passed: 0 };
    }
    const cards = new Map(
      found.flatMap(({ arn, card }) => (missing.get(arn) ?? []).map((row) => [row.card, card])),
    );
    this.#vault.putAll(cards);
    this.#keep(
      this.#rows.map((row) =>
        cards.has(row.card) ? judgeRow(row, this.#vault.state(row.card)) : row,
      ),
    );
    return { added: 0, filled: cards.size, passed: rows.length - found.length };
  }

  /** Puts something else into a row; without a card the number stays. */
  fix(number: number, arn: string, card?: string): void {
    const old = this.#rows.find((row) => row.number === number);
    if (!old) return;
    if (card !== undefined) this.#vault.forget([old.card]);
    const fixed = { number, arn, card: card ?? old.card };
    const judged = judgeRow(fixed, this.#vault.state(fixed.card));
    this.#keep(this.#rows.map((row) => (row === old ? judged : row)));
  }

  remove(numbers: ReadonlySet<number>): void {
    this.#vault.forget(this.#rows.filter((row) => numbers.has(row.number)).map(({ card }) => card));
    this.#keep(this.#rows.filter((row) => !numbers.has(row.number)));
    if (this.#rows.length === 0) this.#lastNumber = 0;
  }

  /** Has rows sent, or not, although something speaks against them. */
  sendAnyway(numbers: ReadonlySet<number>, isAnyway: boolean): void {
    this.#keep(this.#rows.map((row) => (numbers.has(row.number) ? { ...row, isAnyway } : row)));
  }

  /** Keeps the rows that have no case yet, to be judged anew. */
  keepOnly(numbers: ReadonlySet<number>): void {
    this.#keep(
      this.#rows
        .filter((row) => numbers.has(row.number))
        .map((row) => ({ ...row, isAnyway: false })),
    );
  }

  /** Judges the rows by what is known of their ARNs now. */
  judgeAgain(): void {
    this.#keep(this.#rows);
  }

  async #add(pasted: readonly PastedRow[], typed: readonly TypedTransaction[]): Promise<void> {
    const named = pasted.map((one) => ({ ...one, name: newTransaction().card }));
    this.#vault.putAll(named.map(({ name, card }) => [name, card] as const));
    const all = [...typed.map(({ arn, card }) => ({ arn, name: card, why: undefined })), ...named];
    const added: BatchRow[] = [];
    const breath = newBreath();
    for (const { arn, name, why } of all) {
      const pause = breath.take();
      if (pause) await pause;
      this.#lastNumber += 1;
      const row = { number: this.#lastNumber, arn, card: name };
      added.push(judgeRow(row, this.#vault.state(name), why));
    }
    // Whoever is told draws at once.
    await nextTask();
    this.#keep([...this.#rows, ...added]);
  }

  #keep(rows: readonly BatchRow[]): void {
    this.#rows = rows;
    const verdicts = verdictsOf(rows, {
      doubtful: (arns) => sentRequests.doubtful(arns),
      isCreated: (arn) => createdArns.has(arn),
      isGone: (card) => this.#vault.isGone(card),
      alike: (cards) => this.#vault.alike(cards),
    });
    this.#judged = verdicts.flatMap((verdict, at) => {
      const row = rows[at];
      if (!row) return [];
      const isCardGone = verdict.kind !== "unusable" && this.#vault.isGone(row.card);
      return [{ row, verdict, isCardGone }];
    });
    this.#tell();
  }

  #tell(): void {
    this.#changed.dispatchEvent(new Event("change"));
  }
}

/** The rows that go out with the next press. */
export const sendableOf = (rows: readonly JudgedRow[]): BatchRow[] =>
  rows.filter(({ row, verdict }) => isSendable(row, verdict)).map(({ row }) => row);
