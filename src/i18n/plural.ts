type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Selects the plural form of a language for a count: `plural("en")(2, { one: "day", other: "days" })`. */
export function plural(tag: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(tag);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
