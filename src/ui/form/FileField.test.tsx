import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FileField } from "./FileField.tsx";

const scan = new File(["scan"], "scan.png");
const letter = new File(["letter"], "letter.txt");

function Field() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileField
      label="Documents"
      files={files}
      onChange={setFiles}
      removeLabel={({ name }) => `Remove ${name}`}
    />
  );
}

/** The names of the input's own files, which a screen reader announces. */
const announced = () => [...(document.querySelector("input")?.files ?? [])].map(({ name }) => name);

test("adds files to those chosen before, and sets all of them on the input", async () => {
  await render(<Field />);
  const input = page.getByLabelText("Documents");
  const items = page.getByRole("listitem");
  await userEvent.upload(input, scan);
  await expect.element(items).toHaveTextContent("scan.png");
  await userEvent.upload(input, letter);
  await expect.poll(() => items.elements()).toHaveLength(2);
  expect(announced()).toEqual(["scan.png", "letter.txt"]);
  await page.getByRole("button", { name: "Remove scan.png" }).click();
  await expect.element(items).toHaveTextContent("letter.txt");
  await expect.element(input).toHaveFocus();
  expect(announced()).toEqual(["letter.txt"]);
});
