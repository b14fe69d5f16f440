import { type ExpectedText, findTexts, isCase } from "./find-texts.ts";
import { until } from "./until.ts";

/** A case that is to be opened. */
export interface CaseToOpen {
  readonly id: number;
  /** Texts that have to be found in it when everything is expanded; absent: nothing is expanded. */
  readonly texts?: readonly ExpectedText[] | undefined;
}

/** The cases that one page opens, one after the other. */
export interface CasesToOpen {
  readonly cases: readonly CaseToOpen[];
  /** How long to wait for words, in milliseconds. */
  readonly timeoutMs: number;
}

/** What the page showed of one case. */
export interface ShownCase {
  /** The case, the sentence of a failure, or neither. */
  readonly shows: "case" | "failure" | "nothing";
  readonly stages: number;
  /** How long after the end of the answer it was shown, in milliseconds. */
  readonly late: number;
  /** The text of the first alert, shortened. */
  readonly alert: string;
  /** The names of the expected texts that were not found. */
  readonly missing: readonly string[];
  /** What must never be in a page and is in this one, in words. */
  readonly faults: readonly string[];
}

declare global {
  interface Window {
    openCases: (toOpen: CasesToOpen) => Promise<ShownCase[]>;
  }
}

const mainOf = () => document.querySelector("main");

/** Opens a case as the operator does. @returns false if the page no longer has the box for it */
function submit(id: number): boolean {
  const box = document.querySelector<HTMLTextAreaElement>("search textarea");
  if (!box?.form) return false;
  box.value = String(id);
  box.form.requestSubmit();
  return true;
}

const forbidden = /^(?:img|script|iframe|object|embed|link|base|style|meta|video|audio)$/;
const machineWords = /\[object \w+\]|\bNaN\b|Invalid Date|\bundefined\b/;

function faultsIn(main: Element, isPlain: boolean): string[] {
  const element = [...main.querySelectorAll("*")].find(({ localName }) =>
    forbidden.test(localName),
  );
  // Some of the expected texts contain such words.
  const [word] = isPlain ? (machineWords.exec(main.textContent ?? "") ?? []) : [];
  return [
    ...(element ? [`a ${element.localName} element`] : []),
    ...(word === undefined ? [] : [`the word ${word}`]),
    ...("a" in {} ? ["a changed prototype"] : []),
  ];
}

/** How long ago the answer for a case had ended, in milliseconds. */
function sinceAnswer(id: number): number {
  const answered = performance
    .getEntriesByType("resource")
    .findLast(({ name }) => name.endsWith(`/GetBpItem/${id}`));
  const end = answered ? answered.startTime + answered.duration : performance.now();
  performance.clearResourceTimings();
  return performance.now() - end;
}

async function openCase({ id, texts }: CaseToOpen, timeoutMs: number): Promise<ShownCase> {
  const before = mainOf();
  const nothing = { shows: "nothing", stages: 0, late: 0, alert: "", missing: [] } as const;
  if (!submit(id)) return { ...nothing, faults: ["it does not navigate"] };
  const isThere = () => mainOf() !== before && mainOf()?.getAttribute("aria-busy") === "false";
  const came = await until(isThere, timeoutMs);
  const late = sinceAnswer(id);
  const main = mainOf();
  if (!came || !main) return { ...nothing, faults: ["nothing came"] };
  const alert = main.querySelector("[role=alert]")?.textContent ?? "";
  const looked = texts ? await findTexts(main, texts) : { missing: [], faults: [] };
  return {
    shows: isCase(main) ? "case" : alert === "" ? "nothing" : "failure",
    stages: main.querySelectorAll("ol[aria-label=Stages] > li").length,
    late,
    alert: alert.slice(0, 120),
    missing: looked.missing,
    faults: [
      ...looked.faults,
      ...faultsIn(main, texts === undefined),
      ...(location.pathname.endsWith(`/cases/${id}`) ? [] : [`it is at ${location.pathname}`]),
    ],
  };
}

/**
 * Opens cases one after the other through the application's own box, so that each proves that it
 * still navigates after the last.
 */
window.openCases = async ({ cases, timeoutMs }) => {
  const shown: ShownCase[] = [];
  for (const toOpen of cases) shown.push(await openCase(toOpen, timeoutMs));
  return shown;
};
