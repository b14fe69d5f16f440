import { type ExpectedText, findTexts, until } from "./find-texts.ts";

/** A case that is to be opened, and what the page must show. */
export interface CaseToOpen {
  readonly id: number;
  /** The case with its stages, a sentence instead of it, or either. */
  readonly ends: "case" | "failure" | "words";
  /** Texts that have to be found when everything is expanded; absent: nothing is expanded. */
  readonly texts?: readonly ExpectedText[] | undefined;
}

/** What the page showed of one case. */
export interface ShownCase {
  readonly id: number;
  /** How long after the end of the answer it was shown, in milliseconds. */
  readonly lateMs: number;
  /** What is wrong with it, in words. */
  readonly problems: readonly string[];
}

declare global {
  interface Window {
    openCases: (cases: readonly CaseToOpen[]) => Promise<ShownCase[]>;
  }
}

/** How long to wait for words, in milliseconds. */
const timeoutMs = 10_000;

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

/** What must never be in a page and is in this one. */
function faultsIn(main: Element, { id, texts }: CaseToOpen): string[] {
  const element = [...main.querySelectorAll("*")].find(({ localName }) =>
    forbidden.test(localName),
  );
  // Some of the expected texts contain such words.
  const [word] = texts ? [] : (machineWords.exec(main.textContent) ?? []);
  return [
    ...(element ? [`a ${element.localName} element`] : []),
    ...(word === undefined ? [] : [`the word ${word}`]),
    ...("a" in {} ? ["a changed prototype"] : []),
    ...(location.pathname.endsWith(`/cases/${id}`) ? [] : [`it is at ${location.pathname}`]),
  ];
}

/** What is wrong with the way that it ended. */
function wrongEnd(main: Element, ends: CaseToOpen["ends"]): string[] {
  const alert = main.querySelector("[role=alert]")?.textContent.slice(0, 120) ?? "";
  const isCase = main.querySelector("header h1") !== null;
  const hasStages = main.querySelector("ol[aria-label=Stages] > li") !== null;
  if (!isCase && alert === "") return ["no words"];
  if (ends === "case" && !hasStages) return [`no case: ${alert}`];
  if (ends === "failure") return isCase ? ["the case is shown"] : [];
  return isCase && alert !== "" ? [`a part is lost: ${alert}`] : [];
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

async function openCase(toOpen: CaseToOpen): Promise<ShownCase> {
  const { id, ends, texts } = toOpen;
  const before = mainOf();
  if (!submit(id)) return { id, lateMs: 0, problems: ["it does not navigate"] };
  const isThere = () => mainOf() !== before && mainOf()?.getAttribute("aria-busy") === "false";
  const came = await until(isThere, timeoutMs);
  const lateMs = sinceAnswer(id);
  const main = mainOf();
  if (!came || !main) return { id, lateMs, problems: ["nothing came"] };
  const wrong = wrongEnd(main, ends);
  const notFound = texts ? await findTexts(main, texts) : [];
  return { id, lateMs, problems: [...wrong, ...notFound, ...faultsIn(main, toOpen)] };
}

/**
 * Opens cases one after the other through the application's own box, so that each proves that it
 * still navigates after the last.
 */
window.openCases = async (cases) => {
  const shown: ShownCase[] = [];
  for (const toOpen of cases) shown.push(await openCase(toOpen));
  return shown;
};
