import { type ProfileField, textIn } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { joinReadings, readAmount } from "./amount.ts";
import { fieldPrefix, mayHoldCard } from "./link-prefill.ts";
import { cleanTyped } from "./typed-text.ts";
import {
  type CreateFormValues,
  chosenCurrency,
  filesOf,
  isNonFile,
  type NonFileField,
  textOf,
  writtenText,
} from "./values.ts";

/** The most characters of a link: mail programs and spreadsheets cut off or refuse longer ones. */
export const maxLinkLength = 2000;

/** What a form has and a link to it leaves out. */
export interface LeftOutOfLink {
  readonly cardFields: readonly string[];
  /** The names of fields for which the link has no room. */
  readonly longFields: readonly string[];
  readonly cardArns: number;
  /** How many ARNs the link has no room for. */
  readonly moreArns: number;
  readonly hasFiles: boolean;
}

export interface FormLink {
  readonly address: string;
  readonly leftOut: LeftOutOfLink;
}

interface LinkedForm {
  readonly values: CreateFormValues;
  readonly fields: readonly ProfileField[];
  /** The ARNs of the transactions, in their order. */
  readonly arns: readonly string[];
}

/**
 * Writes a link, to be read by `readLink`, that fills a form with the contents of this one. The link has no files and
 * nothing that looks like a card number. If it has no room for all transactions, it leaves out the last ones.
 * @param page the address of the form without a query.
 */
export function formLink(page: string, form: LinkedForm, tag: LanguageTag): FormLink {
  const { values, fields, arns } = form;
  const query = new URLSearchParams();
  const hasRoom = (name: string, value: string) => {
    const longer = new URLSearchParams(query);
    longer.append(name, value);
    return `${page}?${longer}`.length <= maxLinkLength;
  };
  if (values.bpCode !== "") query.append("bpCode", values.bpCode);
  const cardFields: string[] = [];
  const longFields: string[] = [];
  for (const { code, label, value } of linkedFields(values, fields, tag)) {
    const name = `${fieldPrefix}${code}`;
    if (mayHoldCard([name, value])) cardFields.push(label);
    else if (hasRoom(name, value)) query.append(name, value);
    else longFields.push(label);
  }
  const allowed = arns.filter((arn) => !mayHoldCard(["arn", arn]));
  const firstWithoutRoom = allowed.findIndex((arn) => {
    if (!hasRoom("arn", arn)) return true;
    query.append("arn", arn);
    return false;
  });
  return {
    address: query.size === 0 ? page : `${page}?${query}`,
    leftOut: {
      cardFields,
      longFields,
      cardArns: arns.length - allowed.length,
      moreArns: firstWithoutRoom < 0 ? 0 : allowed.length - firstWithoutRoom,
      hasFiles: fields.some(
        ({ type, code }) => type === "File" && filesOf(values, code).length > 0,
      ),
    },
  };
}

function linkedFields(
  values: CreateFormValues,
  fields: readonly ProfileField[],
  tag: LanguageTag,
): { code: string; label: string; value: string }[] {
  const inputs = fields.filter(isNonFile).flatMap((field) => {
    const value = linkedValue(values, field, tag);
    return value === "" ? [] : [{ code: field.code, label: textIn(field.label, tag), value }];
  });
  const rows = values.freeRows
    .map(({ code, value }) => ({ code: cleanTyped(code), label: cleanTyped(code), value }))
    .filter(({ code, value }) => code !== "" && value !== "");
  return [...inputs, ...rows];
}

/**
 * A value as it is sent, so that it means the same in every language. Of an amount with two readings both, which no
 * language accepts; what else is no amount yet stays as typed.
 */
function linkedValue(values: CreateFormValues, field: NonFileField, tag: LanguageTag): string {
  if (field.type === "Money") {
    const text = textOf(values, field);
    const currency = chosenCurrency(values, field);
    const read = readAmount(text, currency, tag);
    if ("error" in read && read.error === "ambiguous") return joinReadings(read.readings);
    if ("error" in read || currency === "") return text;
  }
  return writtenText(values, field, tag);
}
