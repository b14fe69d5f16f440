/** A value of a request, read; or what is wrong with it, in words that follow the field's name. */
export type Checked<T> = { readonly value: T } | { readonly problem: string };
