import { formatAmount } from "#language/amount.ts";
import { formatDateTime } from "#language/wall-clock.ts";
import type { Language } from "#language/words.ts";
import type { CaseField, FieldKind, FieldOf } from "#model/field.ts";
import type { Money } from "#model/money.ts";
import { type Sent, sentText } from "#model/sent.ts";
import { isDateTime } from "#wire/date-time.ts";
import { documentAnchor } from "../list/document-anchor.ts";
import { type Html, html, sent, sentName } from "./html.ts";

type MoneyText = Pick<Money, "amount" | "exponent" | "currency">;

/** A term and what it stands for. */
export type Fact = readonly [term: string, value: Html | string];

/** Facts as terms and definitions; those without a value are left out. */
export function factList(facts: readonly Fact[], look: "facts" | "sides" = "facts"): Html {
  const rows = facts.flatMap(([term, value]) =>
    value === "" ? [] : [html`<div><dt>${term}</dt><dd>${value}</dd></div>`],
  );
  return rows.length === 0 ? html`` : html`<dl class="${look}">${rows}</dl>`;
}

/** A value as sent; "" when there is none, so that its fact is left out. */
export function said(value: Sent<string | number | boolean>): Html | "" {
  const text = sentText(value);
  return text === "" ? "" : sent(text);
}

/** An amount, whose digits are no card's however they look; what is none as sent. */
export const amountSaid = (amount: Sent<string>): Html | "" =>
  typeof amount === "string" ? html`<bdi>${amount}</bdi>` : said(amount);

/** An amount in its currency. */
export const moneySaid = ({ amount, exponent, currency }: MoneyText, tag: string): Html =>
  html`<bdi>${formatAmount(amount, exponent, tag)} ${sent(currency)}</bdi>`;

/** A time by the service's wall clock; what is no date-time as sent. */
export function wallClock(when: Sent<string>, tag: string): Html | "" {
  const text = sentText(when);
  return isDateTime(text) ? sent(formatDateTime(text, tag)) : said(when);
}

/** Fields with their values and coded values, hidden ones too. */
export function fieldTable(fields: readonly CaseField[], language: Language): Html {
  return html`<table class="fields"><tbody>${fields.map((field) => fieldRow(field, language))}</tbody></table>`;
}

function fieldRow(field: CaseField, language: Language): Html {
  const { field: words } = language.words.case;
  const name = field.name || field.code;
  const code = field.name === "" ? "" : field.code;
  return html`<tr><th scope="row">${name === "" ? words.unnamed : sent(name)}
${code === "" ? "" : html` <small>${sent(code)}</small>`}${
  field.isVisible ? "" : html` <small>(${words.hidden})</small>`
}</th><td>${valueOf(field, language)}${field.documents.map(
    ({ path, name: file, id }) =>
      html`<div><a href="#${documentAnchor(path)}">${sentName(file || id)}</a></div>`,
  )}</td></tr>`;
}

type Value<K extends FieldKind> = (field: FieldOf<K>, language: Language) => Html;

const shown = (field: CaseField): Html =>
  html`<span class="lines">${said(field.shown) || (field.documents.length === 0 ? "—" : "")}</span>`;

const coded = (field: CaseField): Html =>
  field.valueCode === "" || field.valueCode === sentText(field.shown)
    ? shown(field)
    : html`${shown(field)} <small>${sent(field.valueCode)}</small>`;

const values: { readonly [K in FieldKind]: Value<K> } = {
  money(field, { tag, words }) {
    const { money } = field;
    if (money) {
      return moneySaid(money, tag);
    }
    return sentText(field.shown) === ""
      ? shown(field)
      : html`${shown(field)} <small>${words.case.field.unreadableMoney}</small>`;
  },
  choice: coded,
  text: coded,
  digits: coded,
  other: (field, { words }) =>
    html`${coded(field)} <small>${sent(words.case.field.unknownType({ code: field.baseTypeCode }))}</small>`,
};

function valueOf<K extends FieldKind>(field: FieldOf<K>, language: Language): Html {
  const value: Value<K> = values[field.kind];
  return value(field, language);
}
