const previewExtensions = new Set(
  "png jpg jpeg jfif gif webp pdf txt text csv tsv log md json".split(" "),
);

/** The extension of a file name without its dot, in lower case; "" when there is none. */
export const extensionOf = (name: string): string =>
  /.\.([\da-z]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";

/** Whether a preview is offered for a file with this name. What is shown depends on its bytes. */
export const canPreview = (name: string): boolean => previewExtensions.has(extensionOf(name));
