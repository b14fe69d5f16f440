import { expect, test } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "./render-case.tsx";

/** What may stand in place of any leaf, as JSON text: no type, no size and no character is safe. */
const hostile: readonly string[] = [
  "null",
  "true",
  "false",
  "0",
  "-1",
  "1.5",
  "1e400",
  "9007199254740993",
  '""',
  "[]",
  "{}",
  '[["a"],{"b":null}]',
  '{"__proto__":{"a":1},"constructor":"x","toString":null}',
  JSON.stringify("<img src=x onerror=alert(1)>{{7*7}}${7*7}"),
  JSON.stringify("\u202Efdp.exe\u0000\u2066\uFEFF"),
  '"\\ud800"',
  JSON.stringify("constructor"),
  JSON.stringify("9999-99-99T99:99:99"),
  JSON.stringify("x".repeat(100_000)),
  `${"[".repeat(60)}${"]".repeat(60)}`,
];

type Step = string | number;

/** Where each leaf stands. */
function leavesOf(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== "object" || value === null) return [at];
  const entries: [Step, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.length === 0
    ? [at]
    : entries.flatMap(([key, child]) => leavesOf(child, [...at, key]));
}

/** The JSON text of a value with one leaf replaced. */
function replaced(value: unknown, [first, ...rest]: readonly Step[], text: string): string {
  if (first === undefined) return text;
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return `[${items.map((item, at) => (at === first ? replaced(item, rest, text) : JSON.stringify(item))).join()}]`;
  }
  const entries: [string, unknown][] = Object.entries(value ?? {});
  return `{${entries
    .map(
      ([key, item]) =>
        `${JSON.stringify(key)}:${key === first ? replaced(item, rest, text) : JSON.stringify(item)}`,
    )
    .join()}}`;
}

/** The leaves by which an answer says that it is no case, or another one. */
const decides = new Set(["success", "bpItem.id"]);

const leaves = leavesOf(dispute).filter((path) => !decides.has(path.join(".")));
const trials = leaves.flatMap((path) => hostile.map((text) => ({ path, text })));
/** Some of all pairs, every value several times among them. */
const step = 47;
const tried = trials.filter((_trial, at) => at % step === 0);

test(`one bad leaf never costs the case: ${tried.length} of ${trials.length} answers`, async () => {
  const lost: string[] = [];
  for (const { path, text } of tried) {
    const { screen } = await renderCase({
      answers: [() => new Response(replaced(dispute, path, text))],
    });
    await expect
      .element(screen.getByRole("list", { name: "Stages" }).or(screen.getByRole("alert")))
      .toBeInTheDocument();
    const alerts = screen.getByRole("alert").elements();
    if (alerts.length > 0)
      lost.push(`${path.join(".")} = ${text.slice(0, 40)}: ${alerts[0]?.textContent}`);
    await screen.unmount();
  }
  expect(lost).toEqual([]);
}, 120_000);
