import { Plus } from "lucide-react";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { nextTask } from "#ui/breath.ts";
import { Sheet } from "#ui/Sheet.tsx";
import { BatchRows } from "./batch/BatchRows.tsx";
import { type Batch, mostGroups } from "./batch/batch.ts";
import { useIsBatch } from "./batch/use-batch.ts";
import type { CardVault } from "./card-vault.ts";
import { newTransaction } from "./claim.ts";
import { SpreadsheetPaste, type Taken } from "./SpreadsheetPaste.tsx";
import type { PastedRow } from "./spreadsheet.ts";
import { TransactionRows } from "./TransactionRows.tsx";
import styles from "./Transactions.module.css";
import type { ClaimForm } from "./use-claim.ts";

/** The transactions to create a case for each. */
export function Transactions({
  form,
  vault,
  batch,
}: {
  readonly form: ClaimForm;
  readonly vault: CardVault;
  readonly batch: Batch;
}) {
  const { batch: batchWords, create } = useWords();
  const { transactions, paste } = create;
  const isBatch = useIsBatch(batch);
  const { control, getValues } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: "transactions" });
  const [pastes, countPaste] = useReducer((count: number) => count + 1, 0);
  const add = useRef<HTMLButtonElement>(null);
  const wasBatch = useRef(isBatch);
  useEffect(() => {
    if (wasBatch.current && !isBatch) {
      // Without any there would be nothing to create, and yet a request.
      replace([newTransaction()]);
      // The last row was removed, and its table with it.
      if (document.activeElement === document.body) add.current?.focus();
    }
    wasBatch.current = isBatch;
  }, [isBatch, replace]);

  const removeOne = useCallback(
    (at: number) => {
      vault.forget([getValues(`transactions.${at}.card`)]);
      // The last one is emptied: without any there would be nothing to create.
      if (getValues("transactions").length === 1) replace([newTransaction()]);
      else remove(at);
      add.current?.focus();
    },
    [remove, replace, getValues, vault],
  );

  async function takeRows(rows: readonly PastedRow[], before: number): Promise<Taken> {
    const kept = getValues("transactions").filter(
      ({ arn, card }) => arn.trim() !== "" || vault.state(card) !== "none",
    );
    if (isBatch || kept.length + rows.length > mostGroups) {
      const done = await batch.paste(rows, kept);
      // Its rows have just been drawn.
      await nextTask();
      if (!isBatch) replace([]);
      return {
        said: done.filled > 0 ? batchWords.filled(done) : batchWords.read({ count: done.added }),
        left: [],
      };
    }
    const good = rows.filter(({ why }) => why === undefined);
    const added = good.map(({ arn }) => newTransaction(arn));
    vault.putAll(added.map(({ card }, at) => [card, good[at]?.card ?? ""] as const));
    if (added.length > 0) replace([...kept, ...added]);
    const count = before + added.length;
    return {
      said: count > 0 ? paste.added({ count }) : "",
      left: rows.filter(({ why }) => why !== undefined),
    };
  }

  return (
    <Sheet title={transactions.heading}>
      {isBatch && <BatchRows batch={batch} vault={vault} pastes={pastes} />}
      <ol className={styles.rows} hidden={isBatch}>
        <TransactionRows form={form} vault={vault} fields={fields} onRemove={removeOne} />
      </ol>
      <div className={styles.actions}>
        {!isBatch && (
          <Button ref={add} icon={<Plus aria-hidden />} onClick={() => append(newTransaction())}>
            {transactions.add}
          </Button>
        )}
        <SpreadsheetPaste onRows={takeRows} onDone={countPaste} />
      </div>
    </Sheet>
  );
}
