/** A case that is to be opened, and what the page must show. */
export interface CaseToOpen {
  readonly id: number;
  /** The case with its stages, a sentence instead of it, or either. */
  readonly ends: "case" | "failure" | "words";
  /**
   * The forms in which each text may be shown, by the text's name. All have to be found when everything is
   * expanded; absent: nothing is expanded.
   */
  readonly texts?: Readonly<Record<string, readonly string[]>> | undefined;
}

interface ShownCase {
  /** How long after the end of the answer it was shown, in milliseconds. */
  readonly lateMs: number;
  readonly problems: readonly string[];
}

declare global {
  interface Window {
    /**
     * Opens a case through the application's own box, so that each proves that the page still navigates
     * after the last.
     */
    openCase: (toOpen: CaseToOpen) => Promise<ShownCase>;
  }
}

async function until<T>(what: string, find: () => T | false | null | undefined): Promise<T> {
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error(`not within ten seconds: ${what}`);
}

const mainOf = () => document.querySelector("main");

/** How long ago the answer for a case had ended, in milliseconds. */
function sinceAnswer(id: number): number {
  const answered = performance
    .getEntriesByType("resource")
    .findLast(({ name }) => name.endsWith(`/GetBpItem/${id}`));
  const end = answered ? answered.startTime + answered.duration : performance.now();
  performance.clearResourceTimings();
  return performance.now() - end;
}

function wrongEnd(main: Element, ends: CaseToOpen["ends"]): string[] {
  const alert = main.querySelector("[role=alert]")?.textContent.slice(0, 120) ?? "";
  const isCase = main.querySelector("header h1") !== null;
  const hasStages = main.querySelector("ol[aria-label=Stages] > li") !== null;
  if (!isCase && alert === "") return ["no words"];
  if (ends === "case" && !hasStages) return [`no case: ${alert}`];
  if (ends === "failure") return isCase ? ["the case is shown"] : [];
  return isCase && alert !== "" ? [`a part is lost: ${alert}`] : [];
}

async function expand(main: Element): Promise<void> {
  const folded = "details:not([open]) > summary, [aria-pressed=false]";
  // The answer of the service is loaded after the case.
  await until("the raw answer", () => {
    for (const element of main.querySelectorAll<HTMLElement>(folded)) {
      // A button before it may have pressed it too.
      if (element.matches(folded)) element.click();
    }
    return [...main.querySelectorAll("h2")].some((title) => title.textContent === "Raw");
  });
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Every text of a case, with the details of each value and what is printed. */
async function wholeText(main: Element): Promise<string> {
  const texts = [main.textContent];
  for (const button of main.querySelectorAll<HTMLButtonElement>("button[popovertarget]")) {
    const details = button.popoverTargetElement;
    if (!(details instanceof HTMLElement)) continue;
    // Opening one closes the one before.
    details.showPopover();
    await until("the details of a value", () => details.childElementCount > 0);
    texts.push(details.textContent);
    details.hidePopover();
  }
  const before = document.body.childElementCount;
  // The code of the print layout is loaded after the case.
  await until("the print layout", () => {
    dispatchEvent(new Event("beforeprint"));
    return document.body.childElementCount > before;
  });
  texts.push(document.body.textContent);
  dispatchEvent(new Event("afterprint"));
  return texts.join("\n");
}

/** Looks for texts in a case with everything expanded, or in a failure. @returns what is missing, or outside of the window */
async function findTexts(
  main: Element,
  texts: NonNullable<CaseToOpen["texts"]>,
): Promise<string[]> {
  const isCase = main.querySelector("header h1") !== null;
  if (isCase) await expand(main);
  const { scrollWidth, clientWidth } = main;
  const tooWide = scrollWidth > clientWidth ? [`${scrollWidth} px wide, not ${clientWidth}`] : [];
  const shown = isCase ? await wholeText(main) : main.textContent;
  const missing = Object.entries(texts)
    .filter(([, forms]) => !forms.some((form) => shown.includes(form)))
    .map(([name]) => `${name} is not shown`);
  return [...tooWide, ...missing];
}

const forbidden = "img, script, iframe, object, embed, link, base, style, meta, video, audio";
const machineWords = /\[object \w+\]|\bNaN\b|Invalid Date|\bundefined\b/;

/** What must never be in a page and is in this one. */
function faultsIn(main: Element, { id, texts }: CaseToOpen): string[] {
  const element = main.querySelector(forbidden);
  // Some of the expected texts contain such words.
  const [word] = texts ? [] : (machineWords.exec(main.textContent) ?? []);
  return [
    ...(element ? [`a ${element.localName} element`] : []),
    ...(word === undefined ? [] : [`the word ${word}`]),
    ...("a" in {} ? ["a changed prototype"] : []),
    ...(location.pathname.endsWith(`/cases/${id}`) ? [] : [`it is at ${location.pathname}`]),
  ];
}

window.openCase = async (toOpen) => {
  const box = document.querySelector<HTMLTextAreaElement>("search textarea");
  if (!box?.form) return { lateMs: 0, problems: ["it does not navigate"] };
  const before = mainOf();
  box.value = String(toOpen.id);
  box.form.requestSubmit();
  const main = await until("the screen of the case", () => {
    const shown = mainOf();
    return shown !== before && shown?.getAttribute("aria-busy") === "false" && shown;
  });
  const lateMs = sinceAnswer(toOpen.id);
  const wrong = wrongEnd(main, toOpen.ends);
  const notFound = toOpen.texts ? await findTexts(main, toOpen.texts) : [];
  return { lateMs, problems: [...wrong, ...notFound, ...faultsIn(main, toOpen)] };
};
