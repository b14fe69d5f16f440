/**
 * Whether a server has no such file beside the page. Servers that have the page for every path send it in place of a
 * missing file.
 */
export const isMissingFile = ({ status, ok, headers }: Response): boolean =>
  status === 404 || (ok && headers.get("Content-Type")?.startsWith("text/html") === true);
