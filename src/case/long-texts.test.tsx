import { expect, test } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "./print/render-case.tsx";

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
