import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  answered,
  arn,
  arnBox,
  button,
  card,
  cardBox,
  caseType,
  createButton,
  fillTwo,
  forgetAll,
  made,
  otherArn,
  results,
  showCreate,
  transaction,
} from "../fixtures/create-page.tsx";
import { readFormProfile } from "../profile/form-profile.ts";
import { ArnStore } from "./arn-store.ts";

const withDocuments = readFormProfile({
  version: 1,
  caseTypes: { DP: [{ type: "File", code: "f_Docs", label: "Documents" }] },
});

beforeEach(forgetAll);
afterEach(() => {
  vi.restoreAllMocks();
  forgetAll();
});

describe("what is sent", () => {
  test("sends the request that the review shows", async () => {
    const { bodies } = await showCreate({ answers: [answered(true, made(11), made(12))] });
    await fillTwo();
    const sent = {
      operationDataList: [
        { acquirerReferenceData: arn, CardNumber: card },
        { acquirerReferenceData: otherArn },
      ],
      fields: [{ code: "f_Comment", value: "Ü\n<b>" }],
      bpCode: "DP",
    };
    const review = JSON.stringify(sent, null, 2).replace(card, "4111••••••••1111");
    const shown = page.getByRole("region", { name: "Review" });
    await expect.poll(() => shown.element().querySelector("pre")?.textContent).toBe(review);
    await createButton().click();
    await expect.element(results().getByRole("link", { name: "Open case 12" })).toBeVisible();
    expect(bodies).toEqual([JSON.stringify(sent)]);
  });

  test.each([
    [
      "two clicks in one task",
      async () => {
        const submit = await createButton().findElement();
        for (const type of ["click", "click"]) {
          submit.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
        }
      },
    ],
    ["Enter held down", () => userEvent.type(arnBox(), "{Enter}{Enter}{Enter}")],
  ])("%s sends one request", async (_what, press) => {
    const answer = Promise.withResolvers<Response>();
    const { bodies } = await showCreate({ answers: [() => answer.promise] });
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await press();
    await expect.element(createButton()).toHaveAttribute("aria-disabled", "true");
    await expect.element(page.getByRole("status").getByText("Sending…")).toBeVisible();
    // What is on its way is not changed any more.
    const box = await arnBox().findElement();
    if (box instanceof HTMLElement) box.focus();
    expect(document.activeElement).not.toBe(box);
    createButton()
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    answer.resolve(answered(true, made(11))());
    await expect.element(results()).toBeVisible();
    expect(bodies).toHaveLength(1);
  });
});

test("asks about ARNs that another tab is sending, and keeps the card numbers", async () => {
  const { bodies } = await showCreate({ answers: [answered(true, made(11), made(12))] });
  await fillTwo();
  const lock = await new ArnStore().lock([otherArn]);
  await createButton().click();
  const asks = page.getByRole("dialog", { name: "Send again?" });
  await expect.element(asks).toHaveTextContent(otherArn);
  expect(bodies).toEqual([]);
  await asks.getByRole("button", { name: "Send again" }).click();
  await expect.element(results()).toBeVisible();
  lock.release();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain(card);
});

test("keeps an outcome unknown that came after the form was left", async () => {
  const answer = Promise.withResolvers<Response>();
  const { bodies, history } = await showCreate({ answers: [() => answer.promise] });
  await caseType("DP dispute").click();
  await arnBox().fill(arn);
  await createButton().click();
  await expect.poll(() => bodies).toHaveLength(1);
  history.push("/");
  await expect.element(page.getByRole("dialog")).toHaveTextContent("The request is being sent.");
  await button("Leave").click();
  const back = page.getByRole("link", { name: "Back to create" });
  await expect.element(back).toBeVisible();
  answer.resolve(answered(true, made(11))());
  await answer.promise;
  await back.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(/Outcome unknown.*7400/);
});

test("sends nothing with the next operator's token after the form was left", async () => {
  const { bodies, history, session } = await showCreate({ settings: { auth: "token" } });
  await caseType("DP dispute").click();
  await arnBox().fill(arn);
  await createButton().click();
  await expect.element(page.getByText("Sending…")).toBeVisible();
  history.push("/");
  await button("Leave").click();
  const back = page.getByRole("link", { name: "Back to create" });
  await expect.element(back).toBeVisible();
  session.signIn("somebody else's");
  await back.click();
  await expect.element(caseType("DP dispute")).toBeVisible();
  expect(bodies).toEqual([]);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

/** A form with a file chosen in it. */
async function fillWithFile() {
  await caseType("DP dispute").click();
  await arnBox().fill(arn);
  await cardBox().fill(card);
  await page.getByLabelText("Documents").upload(new File(["x"], `scan ${card}.txt`));
  await expect.element(button("Remove scan 4111••••••••1111.txt")).toBeVisible();
}

test("sends nothing when the form is left while its files are read", async () => {
  const reading = Promise.withResolvers<ArrayBuffer>();
  vi.spyOn(Blob.prototype, "arrayBuffer").mockReturnValue(reading.promise);
  const { bodies, history } = await showCreate({
    profile: withDocuments,
    answers: [answered(true, made(11))],
  });
  await fillWithFile();
  await createButton().click();
  await expect.element(page.getByRole("status").getByText("Sending…")).toBeVisible();
  history.push("/");
  await button("Leave").click();
  const back = page.getByRole("link", { name: "Back to create" });
  await expect.element(back).toBeVisible();
  reading.resolve(new ArrayBuffer(1));
  await back.click();
  await expect.element(caseType("DP dispute")).toBeChecked();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  expect(bodies).toEqual([]);
});

test("names a file that can no longer be read beside its input", async () => {
  vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValueOnce(new DOMException("gone"));
  const { bodies } = await showCreate({
    profile: withDocuments,
    answers: [answered(true, made(11))],
  });
  await fillWithFile();
  await createButton().click();
  const documents = page.getByLabelText("Documents");
  await expect
    .element(documents)
    .toHaveAccessibleDescription(/scan 4111••••••••1111\.txt” can no longer be read/);
  await expect.element(documents).toHaveFocus();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Fix 1 field.");
  expect(bodies).toEqual([]);
  await expect.element(arnBox()).toHaveValue(arn);
});

test("keeps all but the card numbers when the token is refused", async () => {
  const { bodies, session } = await showCreate({
    answers: [() => new Response("", { status: 401 }), answered(true, made(11), made(12))],
    settings: { auth: "token" },
  });
  session.signIn("old");
  await fillTwo();
  await createButton().click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("did not accept the access token");
  await expect.element(page.getByText(/^Nothing was created/)).toBeVisible();
  await expect.element(arnBox(2)).toHaveValue(otherArn);
  expect(session.state()).toBe("refused");
  session.signIn("new");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Nothing was created/)).toBeVisible();

  // Enter once more, before the number is back, sends nothing.
  createButton().element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(cardBox()).toHaveFocus();
  await expect.element(cardBox()).toHaveAccessibleDescription(/Type the card number again\./);
  await userEvent.keyboard("{Enter}");
  expect(bodies).toHaveLength(1);
  await cardBox().fill(card);
  await expect.element(cardBox()).toBeValid();
  await createButton().click();
  await expect.element(results()).toBeVisible();
  expect(bodies[1]).toBe(bodies[0]);
});

test("leaves a missing card number out only when the operator says so", async () => {
  const answer = Promise.withResolvers<Response>();
  const { bodies } = await showCreate({
    answers: [() => new Response("", { status: 403 }), () => answer.promise],
  });
  await fillTwo();
  await createButton().click();
  await expect
    .element(transaction(1))
    .toHaveTextContent("The card number isn't saved. Enter it again.");
  await button("Continue without it").click();
  await expect.element(cardBox()).toHaveFocus();
  await expect.element(transaction(1)).not.toHaveTextContent("isn't saved");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  // What went wrong before is not said beside what is on its way.
  await expect.element(page.getByRole("status").getByText("Sending…")).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  answer.resolve(answered(true, made(11), made(12))());
  await expect.element(results()).toBeVisible();
  expect(bodies[0]).toContain(card);
  expect(bodies[1]).toContain(arn);
  expect(bodies[1]).not.toContain("CardNumber");
});
