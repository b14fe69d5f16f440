import type { ComponentType } from "react";
import type { PrintedCaseProps } from "./PrintedCase.tsx";

let printed: ComponentType<PrintedCaseProps> | undefined;

/** What prints a case, where it has been loaded: the browser does not wait for it. */
export const printedCase = (): ComponentType<PrintedCaseProps> | undefined => printed;

/** Loads what prints a case. Without it the screen is printed as it stands. */
export async function loadPrintedCase(): Promise<void> {
  try {
    printed ??= (await import("./PrintedCase.tsx")).PrintedCase;
  } catch {
    // There is nothing to say as long as nobody prints.
  }
}

/** Opens the browser's print dialog, as soon as there is something to print. */
export async function printCase(): Promise<void> {
  await loadPrintedCase();
  window.print();
}
