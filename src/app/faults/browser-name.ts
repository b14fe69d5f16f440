/**
 * The texts before the version of a browser in its user agent. The first one found counts, because most
 * browsers also name those that they descend from.
 */
const marks: readonly (readonly [mark: string, name: string])[] = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["YaBrowser/", "Yandex Browser"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Version/", "Safari"],
];

/** Name and major version of the browser with a user agent, like `Chrome 140`; `other` for any browser not listed. */
export function browserName(userAgent: string): string {
  const [mark, name] = marks.find(([known]) => userAgent.includes(known)) ?? [];
  if (mark === undefined) return "other";
  const version = Number.parseInt(userAgent.slice(userAgent.indexOf(mark) + mark.length), 10);
  return Number.isNaN(version) ? `${name}` : `${name} ${version}`;
}
