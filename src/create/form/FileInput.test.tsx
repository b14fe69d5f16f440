import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readFormProfile } from "#config/form-profile.ts";
import { card, fillOne, forgetBetweenTests, form, showCreate } from "../fixtures/create-page.tsx";

forgetBetweenTests();

const documentsField = { type: "File", code: "f_Docs", label: "Documents" };
const letters = { type: "File", code: "f_Letters", label: "Letters" };

/** Shows a form with these fields. */
const showFields = (fields: readonly object[], more: object = {}, search = "?bpCode=DP") =>
  showCreate({
    profile: readFormProfile({ version: 1, ...more, caseTypes: { DP: fields } }),
    search,
  });

const input = (name = "Documents") => page.getByLabelText(name, { exact: true });
const remove = (name: string) => form.button(`Remove ${name}`);
const alert = page.getByRole("alert");

function holding(files: readonly File[], text?: string): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  if (text !== undefined) data.setData("text/plain", text);
  return data;
}

/** What the browser does with dropped files, which it does not filter. */
function drop(...files: File[]): void {
  const element = input().element();
  if (element instanceof HTMLInputElement) element.files = holding(files).files;
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Presses Ctrl+V with these files, and this text, on the clipboard. */
function paste(files: readonly File[], text?: string): void {
  const init = { clipboardData: holding(files, text), bubbles: true, cancelable: true };
  (document.activeElement ?? document.body).dispatchEvent(new ClipboardEvent("paste", init));
}

const picture = (name = "image.png") =>
  new File([new Uint8Array([1])], name, { type: "image/png" });

/** Takes the focus out of the text inputs. */
async function leaveText() {
  await expect.element(input()).toBeVisible();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

test("says what is allowed, refuses what is not with the reason, and keeps the others", async () => {
  const limits = { accept: ".pdf, image/*", maxFiles: 2, maxBytes: 4 };
  const { bodies } = await showFields([{ ...documentsField, ...limits }], { maxTotalBytes: 5 });
  await expect
    .element(input())
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
  await expect.element(input()).toHaveAccessibleDescription(/“large\.pdf” is 5 bytes/);
  // Nothing is wrong with the form.
  await expect.element(input()).toBeValid();
  await expect.element(input()).toHaveProperty("files.length", 2);
  await expect.element(remove("c.png")).toBeVisible();
  await remove("a.pdf").click();
  await expect.element(alert).not.toBeInTheDocument();
  await fillOne();
  await form.submit().click();
  await expect.poll(() => bodies.length).toBe(1);
  expect(bodies[0]).toContain("c.png");
  expect(bodies[0]).not.toMatch(/a\.pdf|d\.png/);
});

test("takes screenshots from the clipboard under names that tell them apart", async () => {
  await showFields([documentsField]);
  await leaveText();
  paste([picture()]);
  await expect.element(page.getByText(/^“Screenshot .* was added to “Documents”/)).toBeVisible();
  paste([picture()]);
  paste([picture("receipt.png")]);
  await expect.element(remove("receipt.png")).toBeVisible();
  const names = page.getByRole("button", { name: "Remove Screenshot" });
  await expect.poll(() => names.elements().length).toBe(2);
  expect(names.elements().map((button) => button.getAttribute("aria-label"))).toEqual([
    expect.stringMatching(/^Remove Screenshot \d{4}-\d\d-\d\d \d\d\.\d\d\.png$/),
    expect.stringMatching(/ \d\d\.\d\d( \(2\))?\.png$/),
  ]);
  expect(new Set(names.elements().map((button) => button.ariaLabel)).size).toBe(2);
});

test("pastes into the first field for files, or into the focused one, and says which", async () => {
  await showFields([documentsField, letters]);
  await leaveText();
  paste([picture("one.png")]);
  await expect.element(page.getByText("“one.png” was added to “Documents”.")).toBeVisible();
  input("Letters").element().focus();
  paste([picture("two.png")], "two");
  await expect.element(page.getByText("“two.png” was added to “Letters”.")).toBeVisible();
  await expect.element(input("Letters")).toHaveProperty("files.0.name", "two.png");
  await expect.element(input()).toHaveProperty("files.length", 1);
});

test.each([
  ["while the focus is in a text input", async () => form.arn().click(), undefined],
  ["beside the text of a spreadsheet's cells", leaveText, "7400\t1"],
])("leaves a file on the clipboard alone %s", async (_when, focus, text) => {
  await showFields([documentsField]);
  await focus();
  paste([picture("left.png")], text);
  await leaveText();
  paste([picture("taken.png")]);
  await expect.element(remove("taken.png")).toBeVisible();
  await expect.element(input()).toHaveProperty("files.length", 1);
});

test("says that there is no field for a pasted file when the case type has none", async () => {
  await showFields([documentsField], {}, "?bpCode=FR");
  await form.button("Add field").click();
  form.button("Add field").element().focus();
  paste([picture()]);
  await expect.element(page.getByText(/this case type has no field for files/)).toBeVisible();
});

test("takes a file that is dropped beside its field, which the browser would open", async () => {
  await showFields([documentsField]);
  await expect.element(input()).toBeVisible();
  const init = { dataTransfer: holding([picture("a.png")]), bubbles: true, cancelable: true };
  const heading = page.getByRole("heading", { level: 1 }).element();
  expect(heading.dispatchEvent(new DragEvent("dragover", init))).toBe(false);
  expect(heading.dispatchEvent(new DragEvent("drop", init))).toBe(false);
  await expect.element(remove("a.png")).toBeVisible();
});

const onePixel = Uint8Array.fromBase64(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwAChAGA2FGV3wAAAABJRU5ErkJggg==",
);

test("shows a picture small beside its name, and each file on demand before it is sent", async () => {
  await showFields([documentsField]);
  await input().upload([new File([onePixel], "scan.png"), new File(["Dear Sir"], "letter.txt")]);
  const list = page.getByRole("listitem").filter({ hasText: "scan.png" });
  await expect.poll(() => list.element().querySelector("img")?.naturalWidth).toBe(1);
  await form.button("Preview scan.png").click();
  const shown = page.getByRole("dialog", { name: "Preview scan.png" });
  await expect.element(shown.getByRole("img", { name: "scan.png" })).toBeVisible();
  await expect.element(shown.getByRole("button", { name: "Turn right" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(form.button("Preview scan.png")).toHaveFocus();
  await form.button("Preview letter.txt").click();
  await expect.element(page.getByRole("dialog").getByText("Dear Sir")).toBeVisible();
});
