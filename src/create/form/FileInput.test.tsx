import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { readFormProfile } from "#config/form-profile.ts";
import { card, fillOne, form, showCreate } from "../fixtures/create-page.tsx";

const input = page.getByLabelText("Documents", { exact: true });
const remove = (name: string) => form.button(`Remove ${name}`);
const alert = page.getByRole("alert");

const showField = (limits: object = {}, more: object = {}) =>
  showCreate({
    profile: readFormProfile({
      version: 1,
      ...more,
      caseTypes: { DP: [{ type: "File", code: "f_Docs", label: "Documents", ...limits }] },
    }),
    search: "?bpCode=DP",
  });

function holding(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** What the browser does with dropped files, which it does not filter. */
function drop(...files: File[]): void {
  const element = input.element();
  if (element instanceof HTMLInputElement) element.files = holding(...files).files;
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

const picture = (name: string) => new File([new Uint8Array([1])], name, { type: "image/png" });

const drag = () =>
  new DragEvent("dragover", {
    dataTransfer: holding(picture("a.png")),
    bubbles: true,
    cancelable: true,
  });

test("says what is allowed, refuses what is not with the reason, and keeps the others", async () => {
  const limits = { accept: ".pdf, image/*", maxFiles: 2, maxBytes: 4 };
  const { bodies } = await showField(limits, { maxTotalBytes: 5 });
  // Beside its input the browser would open a dropped file.
  expect((await form.arn().findElement()).dispatchEvent(drag())).toBe(false);
  expect(input.element().dispatchEvent(drag())).toBe(true);
  await expect
    .element(input)
    .toHaveAccessibleDescription(
      "PDF and images, at most 2 files, up to 4 bytes each; all files of the form up to 5 bytes together",
    );
  drop(
    new File(["a"], `b ${card}.exe`),
    new File(["abc"], "a.pdf"),
    new File(["abcde"], "large.pdf"),
    new File(["abc"], "together.pdf"),
    picture("c.png"),
    picture("d.png"),
  );
  const reasons = [
    "Not added. “b 4111••••••••1111.exe”: only PDF and images are allowed here",
    "“large.pdf” is 5 bytes, and a file may be at most 4 bytes",
    "With “together.pdf” all files together are 6 bytes, at most 5 bytes",
    "“d.png” is one too many: at most 2 files are allowed here",
  ];
  for (const reason of reasons) await expect.element(alert).toMatchTextContent(reason);
  await expect.element(alert).not.toMatchTextContent(/a\.pdf|c\.png/);
  await expect.element(input).toHaveAccessibleDescription(/“large\.pdf” is 5 bytes/);
  // Nothing is wrong with the form.
  await expect.element(input).toBeValid();
  await expect.element(input).toHaveProperty("files.length", 2);
  await expect.element(remove("c.png")).toBeVisible();
  await remove("a.pdf").click();
  await expect.element(alert).not.toBeInTheDocument();
  await fillOne();
  await form.submit().click();
  await expect.poll(() => bodies.length).toBe(1);
  expect(bodies[0]).toContain("c.png");
  expect(bodies[0]).not.toMatch(/a\.pdf|d\.png/);
});
