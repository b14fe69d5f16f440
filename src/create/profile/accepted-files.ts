/** The part of a file that decides whether a field accepts it. */
type NamedFile = Pick<File, "name" | "type">;

/**
 * Whether a field accepts a file, by its name or the type that the browser gives it. The browser itself
 * applies `accept` to its dialog only, and to no dropped file.
 * @param accept as in HTML: extensions and media types with commas between them, `.pdf, image/*`.
 */
export function isAcceptedFile({ name, type }: NamedFile, accept: string | undefined): boolean {
  if (accept === undefined) return true;
  return accept.split(",").some((part) => {
    const kind = part.trim().toLowerCase();
    if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith("/*")) return type.toLowerCase().startsWith(kind.slice(0, -1));
    return type.toLowerCase() === kind;
  });
}
