import { File, FileImage, FileSpreadsheet, FileText, type LucideIcon } from "lucide-react";
import { extensionOf } from "./extension.ts";

const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^(?:png|jpe?g|jfif|gif|webp|bmp|tiff?|heic)$/, FileImage],
  [/^(?:pdf|txt|text|md|log|json|docx?|rtf|odt|eml)$/, FileText],
  [/^(?:csv|tsv|xlsx?|ods)$/, FileSpreadsheet],
];

export function FileIcon({ name }: { readonly name: string }) {
  const extension = extensionOf(name);
  const [, Icon] = icons.find(([pattern]) => pattern.test(extension)) ?? [undefined, File];
  return <Icon aria-hidden size="0.9375rem" />;
}
