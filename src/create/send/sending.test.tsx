import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readFormProfile } from "#config/form-profile.ts";
import {
  addField,
  answered,
  arn,
  card,
  clickTwice,
  fillOne,
  form,
  leave,
  lost,
  made,
  otherArn,
  refused,
  showCreate,
} from "../fixtures/create-page.tsx";

const withDocuments = readFormProfile({
  version: 1,
  caseTypes: { DP: [{ type: "File", code: "f_Docs", label: "Documents" }] },
});

test("a press sends one request, offline too, and nothing can be typed meanwhile; Ctrl+Enter is a press, Enter is none", async () => {
  const answer = Promise.withResolvers<Response>();
  const { bodies } = await showCreate({
    answers: [() => answer.promise, answered(true, made(12))],
  });
  dispatchEvent(new Event("offline"));
  onTestFinished(() => void dispatchEvent(new Event("online")));
  await fillOne();
  clickTwice(await form.submit().findElement());
  await expect.element(form.submit()).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByRole("status").getByText("Sending…")).toBeVisible();
  const box = await form.arn().findElement();
  if (box instanceof HTMLElement) box.focus();
  expect(document.activeElement).not.toBe(box);
  clickTwice(form.submit().element());
  answer.resolve(answered(true, made(11))());
  await form.button("Create another").click();
  expect(bodies).toHaveLength(1);

  await form.arn().fill(otherArn);
  await addField("f_Comment", "text");
  for (const input of [form.arn(), form.card(), form.code()]) {
    await userEvent.type(input, "{Enter}");
  }
  await userEvent.keyboard("{Control>}{Alt>}{Enter}{/Alt}{/Control}");
  await expect.element(form.created()).not.toBeInTheDocument();
  expect(bodies).toHaveLength(1);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(form.created()).toMatchTextContent("1 case created");
  expect(bodies).toHaveLength(2);
});

test("says where the browser can't remember what was sent, nor keep a draft", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  const { router } = await showCreate({ answers: [lost] });
  await fillOne();
  await form.submit().click();
  await expect.element(form.unknown()).toBeVisible();
  await expect.element(page.getByText(/no room to remember what was sent/)).toBeVisible();
  void router.navigate("/");
  await expect
    .element(page.getByRole("alertdialog", { name: "Leave this form?" }))
    .toHaveAccessibleDescription(/not yet a case will be deleted/);
});

async function fillWithFile() {
  await fillOne();
  await form.card().fill(card);
  await page.getByLabelText("Documents").upload(new File(["x"], `scan ${card}.txt`));
  await expect.element(form.button("Remove scan 4111••••••••1111.txt")).toBeVisible();
}

test.each([
  ["its files are read", "proxy"],
  ["it waits for a token, which the next operator enters", "token"],
  ["the browser is connecting", "proxy"],
])("sends nothing when the form is left while %s", async (what, auth) => {
  const isReading = what === "its files are read";
  const reading = Promise.withResolvers<ArrayBuffer>();
  vi.spyOn(Blob.prototype, "arrayBuffer").mockReturnValue(reading.promise);
  const connected = Promise.withResolvers<void>();
  const { bodies, router, session } = await showCreate({
    profile: withDocuments,
    settings: { auth, baseUrl: "https://service.example" },
    connected: connected.promise,
    answers: [answered(true, made(11))],
  });
  await (isReading ? fillWithFile() : fillOne());
  // The focus stays in it.
  if (!isReading) await userEvent.type(form.card(), card);
  const submit = form.submit().element();
  // Another request's token is refused at the moment of the click, before the dialog is shown.
  session.dropRefusedToken("Bearer t");
  submit.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(page.getByRole("status").getByText("Sending…")).toBeVisible();
  await expect.element(form.card()).toHaveValue("4111 •••• •••• 1111");
  const back = await leave(router);
  reading.resolve(new ArrayBuffer(1));
  session.signIn("somebody else's");
  connected.resolve();
  await back.click();
  await expect.element(form.caseType("DP dispute")).toBeChecked();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  expect(bodies).toEqual([]);
});

test("names a file that can no longer be read beside its input, and asks before it is lost", async () => {
  vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValue(new DOMException("gone"));
  const { bodies, router } = await showCreate({
    profile: withDocuments,
    answers: [answered(true, made(11))],
  });
  await fillWithFile();
  await form.submit().click();
  const documents = page.getByLabelText("Documents");
  await expect
    .element(documents)
    .toHaveAccessibleDescription(/scan 4111••••••••1111\.txt” can no longer be read/);
  await expect.element(documents).toHaveFocus();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Fix 1 field.");
  expect(bodies).toEqual([]);
  await expect.element(form.arn()).toHaveValue(arn);
  await expect.element(form.card()).toHaveValue("4111 •••• •••• 1111");
  await form.card().fill("");
  await leave(router);
});

async function sendTwo() {
  await form.submit().click();
  await form.button("Create 2").click();
}

test("keeps all, card numbers too, when nothing was created", async () => {
  const { bodies, session } = await showCreate({
    answers: [
      () => new Response("", { status: 401 }),
      () => new Response("", { status: 403 }),
      answered(false, refused("No"), refused("No")),
      answered(true, made(11), made(12)),
    ],
    settings: { auth: "token" },
  });
  await form.caseType("DP dispute").click();
  await form.paste(`${arn}\t${card}\n${otherArn}\t\n${arn}\t`);
  await sendTwo();
  const alert = page.getByRole("alert");
  // The dialog that asks for another token says why, and the question waits behind it.
  await expect.element(alert).toMatchTextContent(/^Nothing was created/);
  await expect.element(form.question()).not.toBeInTheDocument();
  expect(session.state.get()).toBe("refused");
  session.signIn("new");
  await expect.element(form.question()).toMatchTextContent(/Row 3.*Repeats/);
  expect(bodies).toHaveLength(1);
  await form.button("Cancel").click();
  // The row that was left out is as before the press too.
  await expect.element(form.transaction(3)).not.toMatchTextContent("Not this time");
  await sendTwo();
  await expect.element(alert).toMatchTextContent("status-403");
  await expect.element(form.card()).toHaveValue("4111 •••• •••• 1111");
  await sendTwo();
  await form.button("Retry failed only").click();
  await expect.element(form.card()).toHaveValue("4111 •••• •••• 1111");
  await sendTwo();
  await expect.element(form.created()).toMatchTextContent("2 of 3 created");
  expect(new Set(bodies).size).toBe(1);
  expect(bodies).toHaveLength(4);
  expect(bodies[0]).toContain(card);
});
