import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LanguageProvider } from "#i18n/LanguageProvider.tsx";
import { englishLanguage } from "#i18n/languages.ts";
import { FileField } from "./FileField.tsx";

const scan = new File(["scan"], "scan.png");
const letter = new File(["letter"], "letter.txt");

function Field() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <LanguageProvider first={englishLanguage}>
      <FileField
        label="Documents"
        fault="A document is needed."
        isRequired
        files={files}
        onChange={setFiles}
        removeLabel={({ name }) => `Remove ${name}`}
      />
    </LanguageProvider>
  );
}

test("adds files to those chosen before, and sets all of them on the input", async () => {
  await render(<Field />);
  const input = page.getByLabelText("Documents");
  const inputFiles = () => [...(inputElement(input.element()).files ?? [])].map(({ name }) => name);
  await expect.element(page.getByText("Add files…")).toBeVisible();
  const items = page.getByRole("listitem");
  await userEvent.upload(input, scan);
  await expect.element(items).toHaveTextContent("scan.png");
  await userEvent.upload(input, letter);
  await expect.poll(() => items.elements()).toHaveLength(2);
  expect(inputFiles()).toEqual(["scan.png", "letter.txt"]);
  await page.getByRole("button", { name: "Remove scan.png" }).click();
  await expect.element(items).toHaveTextContent("letter.txt");
  await expect.element(input).toHaveFocus();
  expect(inputFiles()).toEqual(["letter.txt"]);
});

function inputElement(element: Element): HTMLInputElement {
  if (!(element instanceof HTMLInputElement)) throw new TypeError("not an input");
  return element;
}
