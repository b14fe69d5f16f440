import { maskCardNumbers } from "#language/card-number.ts";
import { turnsLine } from "#language/turning.ts";
import { shownName } from "../names/shown-name.ts";

/** Markup of our own, as opposed to text. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | readonly Html[] | string | number;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Markup with parts put in: whatever is no markup of our own is text, in content and in attributes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    strings.map((markup, at) => (at === 0 ? "" : write(parts[at - 1] ?? "")) + markup).join(""),
  );
}

function write(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === "object") return part.map(({ markup }) => markup).join("");
  return escapeHtml(String(part));
}

/** A value from outside: isolated, and what looks like a card number in it masked. */
export function sent(text: string): Html {
  const shown = maskCardNumbers(text);
  return turnsLine(text) ? html`<bdi class="own">${shown}</bdi>` : html`<bdi>${shown}</bdi>`;
}

/** A file's name from outside, with what would hide or turn it around written out. */
export const sentName = (name: string): Html => sent(shownName(name));
