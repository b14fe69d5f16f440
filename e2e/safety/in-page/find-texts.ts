import { until } from "./until.ts";

/** A text that has to be found, and what it may look like on the screen. */
export interface ExpectedText {
  readonly name: string;
  /** Any of these will do. */
  readonly forms: readonly string[];
  /** It is a text of its own, with or without an element; else only somewhere in the case. */
  readonly isWhole: boolean;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** How long code that comes a moment after the case may take, in milliseconds. */
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

/** Opens the details of each value, one after the other: one closes the last. */
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

/** Has the case printed. Its code comes a moment after the case. @returns whether there is paper */
async function putOnPaper(): Promise<boolean> {
  const before = document.body.childElementCount;
  for (let frames = 0; frames < 100; frames += 1) {
    dispatchEvent(new Event("beforeprint"));
    if (document.body.childElementCount > before) return true;
    await frame();
  }
  return false;
}

/** Every text in an element, on the screen and on paper: of each element in it, and between them. */
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
  // What went wrong is not printed.
  if (isCase(main) && (await putOnPaper())) for (const child of document.body.children) read(child);
  dispatchEvent(new Event("afterprint"));
  return texts;
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Whether a text has a letter that is wider than any letter is: one with dozens of marks on it. */
const hasEndlessLetter = (text: string): boolean =>
  [...letters.segment(text)].some(({ segment }) => segment.length > 16);

const isInWindow = (element: Element): boolean =>
  element.getBoundingClientRect().right <= document.documentElement.clientWidth + 1;

/** Whether a text is cut off on purpose, by something that is itself in the window. */
function isCut(element: Element, main: Element): boolean {
  for (let at = element.parentElement; at && at !== main; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== "visible" && isInWindow(at)) return true;
  }
  return false;
}

/** Texts and buttons that stand outside of the window, where nobody sees them; a button may stand behind its text. */
const outside = (main: Element): string[] =>
  [...main.querySelectorAll("bdi, button")]
    .filter((one) => !isInWindow(one) && !isCut(one, main))
    .filter((one) => !hasEndlessLetter(one.ariaLabel ?? one.textContent ?? ""))
    .map((one) => `out of sight: ${one.localName} ${one.ariaLabel ?? one.textContent ?? ""}`);

/** Looks for texts in a case with everything expanded, and whether it stays within the window. */
export async function findTexts(main: Element, expected: readonly ExpectedText[]) {
  if (isCase(main)) await expand(main);
  const { scrollWidth, clientWidth } = document.documentElement;
  const beyond = outside(main);
  const texts = await textsOf(main);
  const all = [...texts].join("\n");
  const isThere = ({ forms, isWhole }: ExpectedText) =>
    forms.some((form) => (isWhole ? texts.has(form) : all.includes(form)));
  return {
    missing: expected.filter((text) => !isThere(text)).map(({ name }) => name),
    faults: [
      ...beyond,
      ...(scrollWidth > clientWidth
        ? [`${scrollWidth} px wide in a window of ${clientWidth}`]
        : []),
    ],
  };
}
