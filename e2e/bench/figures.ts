/** One line of the table. */
export interface Figure {
  readonly row: string;
  readonly what: string;
  /** What it is measured in, such as `ms`; `×` is a ratio to the floor of the same run. */
  readonly unit: "ms" | "KB" | "MB" | "×";
  readonly spread: { readonly min: number; readonly median: number; readonly max: number };
  /** The most it should be, in the same unit; absent for floors, peers and what only explains. */
  readonly target?: number;
}

/** A line of the table from what was measured. */
export const figure = (
  row: string,
  what: string,
  unit: Figure["unit"],
  values: readonly number[],
  target?: number,
): Figure => ({
  row,
  what,
  unit,
  spread: { min: Math.min(...values), median: quantile(values, 0.5), max: Math.max(...values) },
  ...(target !== undefined && { target }),
});

/** The value below which a share of the values lies; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Each value against the one that was measured beside it. */
export const ratios = (values: readonly number[], to: readonly number[]): number[] =>
  values.map((value, index) => value / (to[index] ?? Number.NaN));

const written = (value: number, unit: Figure["unit"]) =>
  unit === "×" ? value.toFixed(2) : value >= 100 ? value.toFixed(0) : value.toFixed(1);

function cells({ row, what, unit, spread, target }: Figure): string[] {
  const { min, median, max } = spread;
  const isMet = target === undefined ? "" : median <= target ? "met" : "MISSED";
  return [
    row,
    what,
    ...[min, median, max].map((value) => written(value, unit)),
    unit,
    target === undefined ? "" : `≤ ${target}`,
    isMet,
  ];
}

/** The figures as a table for the terminal; the median is what counts against the target. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ["row", "what", "min", "median", "max", "unit", "target", ""];
  const lines = [head, ...figures.map(cells)];
  const widths = head.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, index) =>
          index >= 2 && index <= 4
            ? cell.padStart(widths[index] ?? 0)
            : cell.padEnd(widths[index] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
