/** Whether a text of the service is the name of something, as programmers write it, and no value of a case. */
export const isName = (text: string): boolean =>
  text.length <= 40 && /^[A-Za-z_$][\w$.-]*$/.test(text) && !/\d{4}/.test(text);

/** A name of the service, or `…` where it may be a value. */
export const shownName = (text: string): string => (isName(text) ? text : "…");

/** The address in a redirection, without its query, and with `…` in place of what may be a value. */
export function shownAddress(location: string): string {
  const base = "http://same.invalid";
  if (location === "") return "no address";
  if (!URL.canParse(location, base)) return "no valid address";
  const { origin, pathname } = new URL(location, base);
  const path = pathname
    .split("/")
    .map((part) => part && shownName(part))
    .join("/");
  const server = origin === base ? "" : origin.replaceAll(/\d{6,}/g, "…");
  return server === "" || path !== "/" ? server + path : server;
}
