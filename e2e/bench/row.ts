import type { Browser } from "@playwright/test";
import type { BenchServer } from "./bench-server.ts";
import type { Figure } from "./figures.ts";

/** What a row is measured with. */
export interface Bench {
  readonly server: BenchServer;
  readonly browser: Browser;
  /** How often each thing is measured. */
  readonly runs: number;
}

/** Measures one row of the table, or a few that belong together. */
export type Row = (bench: Bench) => Promise<Figure[]>;
