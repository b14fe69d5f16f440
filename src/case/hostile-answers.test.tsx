import { expect, test } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { hostileTexts, leavesOf, replaced } from "#wire/fixtures/hostile-leaves.ts";
import { renderCase } from "./print/render-case.tsx";

/** The leaves by which an answer says that it is no case, or another one. */
const decides = new Set(["success", "bpItem.id"]);

const leaves = leavesOf(dispute).filter((path) => !decides.has(path.join(".")));
const trials = leaves.flatMap((path) => hostileTexts.map((text) => ({ path, text })));
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

/** Keys whose values are read as something else than text. */
const isRead = (key: string) => /date$|^(?:jsonValue|baseTypeCode)$/i.test(key);

test("no long text is laid out, or said, in one go, wherever in the answer it stands", async () => {
  const long = `${"word ".repeat(20_000)}end`;
  let texts = 0;
  const answer = JSON.stringify(dispute, (key, value: unknown) => {
    if (typeof value !== "string" || isRead(key)) return value;
    texts += 1;
    return long;
  });
  const { screen } = await renderCase({ answers: [() => new Response(answer)] });
  await expect.element(screen.getByRole("list", { name: "Stages" })).toBeInTheDocument();
  const page = document.documentElement;
  expect(page.textContent).toContain("word word");
  expect(page.textContent.length).toBeLessThan(texts * 3000);
  const attributes = [...page.querySelectorAll("*")].flatMap((one) => [...one.attributes]);
  expect(attributes.filter(({ value }) => value.length > 1500).map(({ name }) => name)).toEqual([]);
  expect(document.title.length).toBeLessThan(300);
}, 60_000);
