const previewExtensions = new Set(
  "png jpg jpeg jfif gif webp pdf txt text csv tsv log md json".split(" "),
);

/** What follows the last dot of a name, "" when that is no extension. */
export const extensionOf = (name: string): string => /.\.([\da-z]{1,8})$/i.exec(name)?.[1] ?? "";

/** Whether a name promises something that can be shown. Its bytes have the last word. */
export const canPreview = (name: string): boolean =>
  previewExtensions.has(extensionOf(name.trim()).toLowerCase());
