import type { FieldOf, FormProfile } from "#config/form-profile.ts";
import type { AllowedFiles } from "#i18n/english/create.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { formatList } from "#i18n/list.ts";
import type { Messages } from "#i18n/messages.ts";
import { formatBytes } from "#i18n/numbers.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";

type ErrorMessages = Messages["create"]["errors"];
type ChosenFile = Pick<File, "name" | "type" | "size">;

/** Largest file where the profile says nothing, in bytes. Spec: not shown; no limit is given. */
const defaultMaxBytes = 50_000_000;

/** Sizes are in bytes. */
export type FileLimits = Pick<FieldOf<"File">, "accept" | "maxFiles" | "maxBytes"> &
  Pick<FormProfile, "maxTotalBytes">;

type FileRule = "not-accepted" | "too-large" | "too-many-files" | "too-large-together";

interface RejectedFile {
  readonly file: ChosenFile;
  readonly rule: FileRule;
  /** The bytes of all files of the form, if it were added. */
  readonly totalBytes: number;
}

/**
 * Takes as many of some files as the rules allow, in their order: a file that breaks one is left out, and
 * the next may still be accepted.
 * @param before how many files the field has already, and the bytes of all files of the form.
 */
export function takeFiles<T extends ChosenFile>(
  offered: readonly T[],
  limits: FileLimits,
  before: { readonly count: number; readonly bytes: number },
): { readonly accepted: readonly T[]; readonly rejected: readonly RejectedFile[] } {
  const accepted: T[] = [];
  const rejected: RejectedFile[] = [];
  let { bytes } = before;
  for (const file of offered) {
    const totalBytes = bytes + file.size;
    const rule = brokenRule(file, before.count + accepted.length, totalBytes, limits);
    if (rule === undefined) {
      accepted.push(file);
      bytes = totalBytes;
    } else {
      rejected.push({ file, rule, totalBytes });
    }
  }
  return { accepted, rejected };
}

function brokenRule(
  file: ChosenFile,
  count: number,
  totalBytes: number,
  limits: FileLimits,
): FileRule | undefined {
  const { accept, maxBytes = defaultMaxBytes } = limits;
  const { maxFiles = Number.POSITIVE_INFINITY, maxTotalBytes = Number.POSITIVE_INFINITY } = limits;
  if (!isAcceptedFile(file, accept)) return "not-accepted";
  if (file.size > maxBytes) return "too-large";
  if (count >= maxFiles) return "too-many-files";
  return totalBytes > maxTotalBytes ? "too-large-together" : undefined;
}

/**
 * Whether a field accepts a file, by its name or the type that the browser gives it. The browser applies `accept` in
 * its file dialog only, not to dropped files.
 */
function isAcceptedFile({ name, type }: ChosenFile, accept: string | undefined): boolean {
  return accept === undefined || kindsIn(accept).some((kind) => isOfKind(name, type, kind));
}

function isOfKind(name: string, type: string, kind: string): boolean {
  if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
  if (kind.endsWith("/*")) return type.toLowerCase().startsWith(kind.slice(0, -1));
  return type.toLowerCase() === kind;
}

const kindsIn = (accept: string): string[] =>
  accept.split(",").map((kind) => kind.trim().toLowerCase());

/** `PDF, JPG and images` */
function kindNames(accept: string, { fileKinds }: ErrorMessages, tag: LanguageTag): string {
  const groups = new Map(Object.entries(fileKinds));
  const names = kindsIn(accept).map((kind) => {
    if (kind.startsWith(".")) return kind.slice(1).toUpperCase();
    const [group = "", rest = ""] = kind.split("/");
    return rest === "*" ? (groups.get(group) ?? kind) : rest.toUpperCase();
  });
  return formatList(new Set(names), tag);
}

export const allowedFiles = (
  { accept, maxFiles, maxBytes = defaultMaxBytes, maxTotalBytes }: FileLimits,
  messages: ErrorMessages,
  tag: LanguageTag,
): AllowedFiles => ({
  kinds: accept === undefined ? undefined : kindNames(accept, messages, tag),
  count: maxFiles,
  maxSize: formatBytes(maxBytes, tag),
  total: maxTotalBytes === undefined ? undefined : formatBytes(maxTotalBytes, tag),
});

/** Which rule a file breaks, as a sentence. A card number in its name is masked. */
export const rejectionText = (
  { file, rule, totalBytes }: RejectedFile,
  limits: FileLimits,
  messages: ErrorMessages,
  tag: LanguageTag,
): string =>
  messages[rule]({
    ...allowedFiles(limits, messages, tag),
    name: maskCardNumbers(file.name),
    size: formatBytes(file.size, tag),
    together: formatBytes(totalBytes, tag),
  });
