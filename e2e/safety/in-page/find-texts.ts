import { until } from "./until.ts";

/** A text that has to be found, and what it may look like on the screen. */
export interface ExpectedText {
  readonly name: string;
  /** Any of these forms is accepted. */
  readonly forms: readonly string[];
  /** Whether it is the whole text of an element or of a text node; else it may be part of one. */
  readonly isWhole: boolean;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** How long the page may take to load the code of what is not on the first screen, in milliseconds. */
const timeoutMs = 5000;

/** Whether a case is shown, and not the sentence of a failure. */
export const isCase = (main: Element): boolean => main.querySelector("header h1") !== null;

/** Expands what is folded in a case, hidden fields too. */
async function expand(main: Element): Promise<void> {
  const isWhole = () =>
    [...main.querySelectorAll("h2")].some((title) => title.textContent === "Raw");
  await until(isWhole, timeoutMs);
  const hidden = main.querySelector<HTMLInputElement>("[role=switch]:not(:checked)");
  hidden?.click();
  await frame();
}

/** Opens the details of each value one after the other: opening one closes the one before. */
async function openEach(main: Element, read: (details: Element) => void): Promise<void> {
  for (const button of main.querySelectorAll<HTMLButtonElement>("button[popovertarget]")) {
    const details = button.popoverTargetElement;
    if (!(details instanceof HTMLElement)) continue;
    details.showPopover();
    await until(() => details.childElementCount > 0, timeoutMs);
    read(details);
    details.hidePopover();
  }
}

/** Has the case rendered for print, whose code is loaded after the case. @returns whether it was */
async function renderForPrint(): Promise<boolean> {
  const before = document.body.childElementCount;
  for (let frames = 0; frames < 100; frames += 1) {
    dispatchEvent(new Event("beforeprint"));
    if (document.body.childElementCount > before) return true;
    await frame();
  }
  return false;
}

/** Every text of an element on the screen and in print: of each element in it and of each text node. */
async function textsOf(main: Element): Promise<Set<string>> {
  const texts = new Set<string>();
  const read = (root: Element) => {
    const nodes = document.createNodeIterator(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      texts.add(node.textContent ?? "");
    }
  };
  read(main);
  if (isCase(main)) await openEach(main, read);
  // A failure is not printed.
  if (isCase(main) && (await renderForPrint()))
    for (const child of document.body.children) read(child);
  dispatchEvent(new Event("afterprint"));
  return texts;
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Whether a text has a letter with dozens of combining marks, which is wider than any window. */
const hasEndlessLetter = (text: string): boolean =>
  [...letters.segment(text)].some(({ segment }) => segment.length > 16);

const isInWindow = (element: Element): boolean =>
  element.getBoundingClientRect().right <= document.documentElement.clientWidth + 1;

/** Whether an ancestor that is itself in the window cuts an element off. */
function isCut(element: Element, main: Element): boolean {
  for (
    let parent = element.parentElement;
    parent && parent !== main;
    parent = parent.parentElement
  ) {
    if (getComputedStyle(parent).overflowX !== "visible" && isInWindow(parent)) return true;
  }
  return false;
}

/** The texts and buttons that are outside of the window, in words. */
const outside = (main: Element): string[] =>
  [...main.querySelectorAll("bdi, button")]
    .filter((element) => !isInWindow(element) && !isCut(element, main))
    .map((element) => ({ element, text: element.ariaLabel ?? element.textContent ?? "" }))
    .filter(({ text }) => !hasEndlessLetter(text))
    .map(({ element, text }) => `out of sight: ${element.localName} ${text}`);

/** Looks for texts in a case with everything expanded, and for what is outside of the window. */
export async function findTexts(main: Element, expected: readonly ExpectedText[]) {
  if (isCase(main)) await expand(main);
  const { scrollWidth, clientWidth } = document.documentElement;
  const hidden = outside(main);
  const texts = await textsOf(main);
  const all = [...texts].join("\n");
  const isThere = ({ forms, isWhole }: ExpectedText) =>
    forms.some((form) => (isWhole ? texts.has(form) : all.includes(form)));
  return {
    missing: expected.filter((text) => !isThere(text)).map(({ name }) => name),
    faults: [
      ...hidden,
      ...(scrollWidth > clientWidth
        ? [`${scrollWidth} px wide in a window of ${clientWidth}`]
        : []),
    ],
  };
}
