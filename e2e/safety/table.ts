/** One line of the table: what a check found, and what its control made of it. */
export interface Line {
  readonly name: string;
  readonly tried: number;
  readonly lost: number;
  readonly control: { readonly what: string; readonly tried: number; readonly lost: number };
}

/** Whether nothing was lost, and the control shows that something could have been. */
export const holds = ({ tried, lost, control }: Line): boolean =>
  tried > 0 && lost === 0 && control.lost > 0;

/** The lines as a table for the terminal. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map((line) => [
    line.name,
    line.tried.toLocaleString("en"),
    (line.tried - line.lost).toLocaleString("en"),
    `${line.control.lost} of ${line.control.tried} lost: ${line.control.what}`,
    holds(line) ? "holds" : "DOES NOT HOLD",
  ]);
  const table = [["check", "tried", "survived", "control", ""], ...rows];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, at) =>
          at === 1 || at === 2 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
