import type { LanguageTag } from "#i18n/languages.ts";
import { type CaseType, isCaseType } from "#model/case-type.ts";
import { holdsCardNumber, holdsEvenGroups, maskCardNumbers } from "#privacy/card-number.ts";
import { type FormProfile, fieldsFor } from "../profile/form-profile.ts";
import { readMoneyText } from "./value-text.ts";
import { type CreateFormValues, type FreeRow, fieldKey, textOf } from "./values.ts";

/** What a link asks to be filled in. */
export interface LinkPrefill {
  readonly bpCode: CaseType | undefined;
  /** A case code that is not known. */
  readonly unknownCode: string | undefined;
  readonly fields: readonly { readonly code: string; readonly value: string }[];
  /** Names of the parameters left out because they look like a card number, themselves masked. */
  readonly refused: readonly string[];
  /** The query without those. */
  readonly query: string;
  /** What it asks to be filled in, as a query: two links that ask for the same have the same. */
  readonly contents: string;
}

const fieldPrefix = "field.";

/** Reads `?bpCode=` and `?field.<code>=`. Whatever looks like a card number is refused, wherever it stands. */
export function readLink(search: string): LinkPrefill {
  const sent = [...new URLSearchParams(search)];
  const kept = sent.filter((pair) => !isCard(pair));
  const bpCode = kept.find(([name]) => name === "bpCode")?.[1];
  const isKnown = bpCode !== undefined && isCaseType(bpCode);
  const fields = kept.filter(([name]) => name.startsWith(fieldPrefix) && name !== fieldPrefix);
  return {
    bpCode: isKnown ? bpCode : undefined,
    unknownCode: isKnown ? undefined : bpCode,
    fields: fields.map(([name, value]) => ({ code: name.slice(fieldPrefix.length), value })),
    refused: sent.filter(isCard).map(([name]) => maskCardNumbers(name)),
    query: new URLSearchParams(kept).toString(),
    contents: new URLSearchParams([...(isKnown ? [["bpCode", bpCode]] : []), ...fields]).toString(),
  };
}

/** A link is stricter than a form: sixteen digits in a row are a card number, mistyped or not. */
const cardLike = /(?<!\d)\d(?:[ -]?\d){14,15}(?![ -]?\d)/;

const isCard = ([name, value]: readonly [string, string]) =>
  [name, value].some(
    (text) => holdsCardNumber(text) || holdsEvenGroups(text) || cardLike.test(text),
  );

/** Values with what a link asks for: in the typed input of that code where there is one, else a free row. */
export function applyLink(
  values: CreateFormValues,
  link: LinkPrefill,
  profile: FormProfile,
  tag: LanguageTag,
): CreateFormValues {
  const bpCode = link.bpCode ?? values.bpCode;
  const known = fieldsFor(profile, bpCode);
  const next: CreateFormValues = {
    ...values,
    bpCode,
    typed: { ...values.typed },
    rows: [...values.rows],
  };
  for (const { code, value } of link.fields) {
    const field = known.find((one) => one.code === code);
    if (field && field.type !== "File") {
      next.typed[fieldKey(code)] =
        field.type === "Money" ? readMoneyText(value, tag) : { text: value };
    } else {
      const at = next.rows.findIndex((row) => row.code === code);
      const row = { code, value, isCopied: false };
      next.rows = at < 0 ? [...next.rows, row] : next.rows.with(at, row);
    }
  }
  return next;
}

/** Values whose case type has just been chosen: its inputs take over what a link has put into free rows. */
export function moveToInputs(
  values: CreateFormValues,
  link: LinkPrefill,
  profile: FormProfile,
  tag: LanguageTag,
): CreateFormValues {
  const inputs = fieldsFor(profile, values.bpCode).filter(({ type }) => type !== "File");
  const isMoved = (row: FreeRow) =>
    textOf(values, row.code) === "" &&
    [link.fields, inputs].every((list) => list.some(({ code }) => code === row.code));
  const rows = values.rows.filter((row) => !isMoved(row));
  const fields = values.rows.filter(isMoved);
  return applyLink({ ...values, rows }, { ...link, bpCode: undefined, fields }, profile, tag);
}
