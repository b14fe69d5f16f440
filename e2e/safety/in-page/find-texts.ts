/** A text that has to be found, and what it may look like on the screen. */
export interface ExpectedText {
  readonly name: string;
  /** Any of these forms is accepted. */
  readonly forms: readonly string[];
  /** Whether it is the whole text of an element or of a text node; else it may be part of one. */
  readonly isWhole: boolean;
}

/** Waits in the page until a condition is met, or for a time in milliseconds. @returns whether it was met */
export async function until(isMet: () => boolean, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!isMet() && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve));
  }
  return isMet();
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** How long the page may take to load the code of what is not on the first screen, in milliseconds. */
const timeoutMs = 5000;

/** Expands what is folded in a case, hidden fields too. */
async function expand(main: Element): Promise<void> {
  const isWhole = () =>
    [...main.querySelectorAll("h2")].some((title) => title.textContent === "Raw");
  await until(isWhole, timeoutMs);
  main.querySelector<HTMLInputElement>("[role=switch]:not(:checked)")?.click();
  await frame();
}

/** Has the case rendered for print, whose code is loaded after the case. */
async function renderForPrint(): Promise<void> {
  const before = document.body.childElementCount;
  for (let frames = 0; frames < 100; frames += 1) {
    dispatchEvent(new Event("beforeprint"));
    if (document.body.childElementCount > before) return;
    await frame();
  }
}

/** Adds the text of each element in an element, and of each text node. */
function addTexts(root: Element, texts: Set<string>): void {
  const nodes = document.createNodeIterator(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    texts.add(node.textContent ?? "");
  }
}

/** Adds what is in the details of each value, and on paper. */
async function addHiddenTexts(main: Element, texts: Set<string>): Promise<void> {
  for (const button of main.querySelectorAll<HTMLButtonElement>("button[popovertarget]")) {
    const details = button.popoverTargetElement;
    if (!(details instanceof HTMLElement)) continue;
    // Opening one closes the one before.
    details.showPopover();
    await until(() => details.childElementCount > 0, timeoutMs);
    addTexts(details, texts);
    details.hidePopover();
  }
  await renderForPrint();
  addTexts(document.body, texts);
  dispatchEvent(new Event("afterprint"));
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Whether a text has a letter with dozens of combining marks, which is wider than any window. */
const hasEndlessLetter = (text: string): boolean =>
  [...letters.segment(text)].some(({ segment }) => segment.length > 16);

const isInWindow = (element: Element): boolean =>
  element.getBoundingClientRect().right <= document.documentElement.clientWidth + 1;

/** Whether an ancestor that is itself in the window cuts an element off. */
function isCut(element: Element, main: Element): boolean {
  const parent = element.parentElement;
  if (!parent || parent === main) return false;
  const cuts = getComputedStyle(parent).overflowX !== "visible" && isInWindow(parent);
  return cuts || isCut(parent, main);
}

/** The texts and buttons that are outside of the window, in words. */
const outside = (main: Element): string[] =>
  [...main.querySelectorAll("bdi, button")]
    .filter((element) => !isInWindow(element) && !isCut(element, main))
    .map((element) => ({ element, text: element.ariaLabel ?? element.textContent }))
    .filter(({ text }) => !hasEndlessLetter(text))
    .map(({ element, text }) => `out of sight: ${element.localName} ${text}`);

/** Looks for texts in a case with everything expanded. @returns what is missing, or outside of the window */
export async function findTexts(
  main: Element,
  expected: readonly ExpectedText[],
): Promise<string[]> {
  const isCase = main.querySelector("header h1") !== null;
  if (isCase) await expand(main);
  const { scrollWidth, clientWidth } = document.documentElement;
  const tooWide = scrollWidth > clientWidth ? [`${scrollWidth} px wide, not ${clientWidth}`] : [];
  const outOfSight = outside(main);
  const texts = new Set<string>();
  addTexts(main, texts);
  // A failure is not printed.
  if (isCase) await addHiddenTexts(main, texts);
  const all = [...texts].join("\n");
  const missing = expected.filter(
    ({ forms, isWhole }) => !forms.some((form) => (isWhole ? texts.has(form) : all.includes(form))),
  );
  return [...tooWide, ...outOfSight, ...missing.map(({ name }) => `${name} is not shown`)];
}
