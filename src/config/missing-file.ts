/**
 * Whether the server has no such file. Some servers answer with the page, `text/html`, for every path that
 * they do not know.
 */
export const isMissingFile = ({ status, ok, headers }: Response): boolean =>
  status === 404 || (ok && headers.get("Content-Type")?.startsWith("text/html") === true);
