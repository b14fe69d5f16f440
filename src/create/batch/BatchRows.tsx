import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { CardVault } from "../card-vault.ts";
import styles from "./BatchRows.module.css";
import { BatchTable } from "./BatchTable.tsx";
import { type Batch, sendableOf } from "./batch.ts";
import { isHeld, type VerdictKind, verdictKinds } from "./batch-verdict.ts";
import { CountFilter } from "./CountFilter.tsx";
import { useBatchRows } from "./use-batch.ts";

interface BatchRowsProps {
  readonly batch: Batch;
  readonly vault: CardVault;
  /** Goes up with each paste. */
  readonly pastes: number;
}

/** The rows of a batch: how many of which verdict, the rows themselves, and how they will be sent. */
export function BatchRows({ batch, vault, pastes }: BatchRowsProps) {
  const words = useWords().batch;
  const all = useBatchRows(batch);
  const size = useSyncExternalStore(batch.subscribe, batch.size);
  const [chosen, choose] = useState<VerdictKind | "all">("all");
  const [kind, show] = useState(chosen);
  const filter = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus is gone when the rows come back from a run.
    if (pastes === 0 && document.activeElement !== document.body) return;
    filter.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [pastes]);
  const count = (one: VerdictKind) => all.filter(({ verdict }) => verdict.kind === one).length;
  const rows = kind === "all" ? all : all.filter(({ verdict }) => verdict.kind === kind);
  const perRequest = batch.perRequest();
  const sendable = sendableOf(all).length;
  const held = all.length - sendable;
  const cardless = all.filter(({ isCardGone }) => isCardGone).length;
  const numbers = new Set(rows.map(({ row }) => row.number));
  const areAnyway = rows.every(({ row }) => row.isAnyway);
  return (
    <div className={styles.rows}>
      <p className={styles.soft}>{words.intro}</p>
      {cardless > 0 && <Notice tone="warn" title={words.pasteAgain({ count: cardless })} />}
      <CountFilter
        ref={filter}
        label={words.filter}
        options={[
          { value: "all", label: words.all, count: all.length },
          ...verdictKinds.map((one) => ({
            value: one,
            label: words.kinds[one],
            count: count(one),
          })),
        ]}
        chosen={chosen}
        onChoose={(next) => {
          choose(next);
          // The press is answered before the table is drawn.
          startTransition(() => show(next));
        }}
      />
      {/* A new table for each kind: it begins with its first rows. */}
      <BatchTable key={kind} batch={batch} vault={vault} rows={rows} />
      {kind !== "all" && rows.length > 0 && (
        <div className={styles.actions}>
          {isHeld(kind) && (
            <Button onClick={() => batch.sendAnyway(numbers, !areAnyway)}>
              {(areAnyway ? words.holdShown : words.sendShown)({ count: rows.length })}
            </Button>
          )}
          <Button
            onClick={() => {
              choose("all");
              show("all");
              filter.current?.querySelector("button")?.focus();
              batch.remove(numbers);
            }}
          >
            {words.removeShown({ count: rows.length })}
          </Button>
        </div>
      )}
      <div className={styles.plan}>
        <TextField
          type="number"
          label={words.size}
          min={1}
          max={1000}
          step={1}
          className={styles.size}
          value={size}
          onChange={(event) => batch.setSize(event.target.value)}
          fault={perRequest === undefined && words.sizeFault}
        />
        <p role="status">
          {perRequest !== undefined &&
            words.plan({ rows: sendable, requests: Math.ceil(sendable / perRequest) })}{" "}
          {held > 0 && words.heldBack({ count: held })}
        </p>
      </div>
    </div>
  );
}
