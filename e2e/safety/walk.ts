import { closeLook, isCase, type Slot } from "./close-look.ts";
import { until } from "./until.ts";

/** A case that is to be opened. */
export interface Step {
  readonly id: number;
  /** Texts that have to be found in it when everything is expanded; absent: nothing is. */
  readonly slots?: readonly Slot[] | undefined;
}

/** What one page is to look at, one after the other. */
export interface Walk {
  readonly steps: readonly Step[];
  /** How long to wait for words, in milliseconds. */
  readonly patience: number;
}

/** What the page showed of one case. */
export interface Sight {
  /** Its header, the sentence of a failure, or neither. */
  readonly shows: "case" | "failure" | "nothing";
  readonly stages: number;
  /** How long after the end of the answer it came, in milliseconds. */
  readonly late: number;
  /** The text of the first alert, shortened. */
  readonly alert: string;
  /** The names of the slots whose text is not there. */
  readonly missing: readonly string[];
  /** What is there that must never be, in words. */
  readonly faults: readonly string[];
}

declare global {
  interface Window {
    walk: (walk: Walk) => Promise<Sight[]>;
  }
}

const mainOf = () => document.querySelector("main");

/** Opens a case as the operator does. @returns whether there is still a box to do it by */
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
  const odd = [...main.querySelectorAll("*")].find(({ localName }) => forbidden.test(localName));
  // Strange texts hold such words by themselves.
  const [word] = isPlain ? (machineWords.exec(main.textContent ?? "") ?? []) : [];
  return [
    ...(odd ? [`a ${odd.localName} element`] : []),
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

async function look({ id, slots }: Step, patience: number): Promise<Sight> {
  const before = mainOf();
  const nothing = { shows: "nothing", stages: 0, late: 0, alert: "", missing: [] } as const;
  if (!submit(id)) return { ...nothing, faults: ["it does not navigate"] };
  const isThere = () => mainOf() !== before && mainOf()?.getAttribute("aria-busy") === "false";
  const came = await until(isThere, patience);
  const late = sinceAnswer(id);
  const main = mainOf();
  if (!came || !main) return { ...nothing, faults: ["nothing came"] };
  const alert = main.querySelector("[role=alert]")?.textContent ?? "";
  const looked = slots ? await closeLook(main, slots) : { missing: [], faults: [] };
  return {
    shows: isCase(main) ? "case" : alert === "" ? "nothing" : "failure",
    stages: main.querySelectorAll("ol[aria-label=Stages] > li").length,
    late,
    alert: alert.slice(0, 120),
    missing: looked.missing,
    faults: [
      ...looked.faults,
      ...faultsIn(main, slots === undefined),
      ...(location.pathname.endsWith(`/cases/${id}`) ? [] : [`it is at ${location.pathname}`]),
    ],
  };
}

/**
 * Opens cases one after the other through the application's own box, so that each proves that it
 * still navigates after the last.
 */
window.walk = async ({ steps, patience }) => {
  const sights: Sight[] = [];
  for (const step of steps) sights.push(await look(step, patience));
  return sights;
};
