import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderCase } from "../print/render-case.tsx";

const names = Array.from({ length: 200 }, (_, index) => `Field ${index + 1}`);

function manyFields(sent: readonly string[]): Response {
  const fields = sent.map((name) => ({ baseTypeCode: "String", name, value: "1" }));
  const stages = [{ stageId: 1, name: "Claim", isActive: true, fields }];
  return new Response(JSON.stringify({ bpItem: { id: 900453, stages }, success: true }));
}

const terms = () =>
  page
    .getByRole("term")
    .elements()
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith("Field "));

test("hundreds of fields are there, each once and in the order sent", async () => {
  await renderCase({ answers: [() => manyFields(names)] });
  await expect.poll(terms).toEqual(names);
});

test("a field far below is on the screen once one goes there", async () => {
  const { screen } = await renderCase({ answers: [() => manyFields(names)] });
  const copy = screen.getByRole("button", { name: "Copy Field 180", exact: true });
  await expect.element(copy).toBeInTheDocument();
  copy.element().focus();
  await expect.element(copy).toBeInViewport();
  await expect.element(copy).toHaveFocus();
});

test("fields of one name are told apart, however far from each other", async () => {
  const sent = names.map((name, index) => (index === 0 || index === 199 ? "Field" : name));
  const { screen } = await renderCase({ answers: [() => manyFields(sent)] });
  for (const place of ["1 of 2", "2 of 2"]) {
    const copy = screen.getByRole("button", { name: new RegExp(`^Copy Field\\b.*${place}`) });
    await expect.element(copy).toBeInTheDocument();
  }
});
