import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  arn,
  card,
  fillOne,
  form,
  lost,
  otherArn,
  shippedProfile,
  showCreate,
  stored,
} from "../fixtures/create-page.tsx";
import { draftKey } from "./clear-draft.ts";

test("a draft is restored after a reload, without card numbers and files", async () => {
  const profile = await shippedProfile();
  const { screen } = await showCreate({ profile });
  const review = form.review();
  await form.caseType("FR fraud").click();
  await form.arn().fill(arn);
  await form.card().fill(card);
  await page.getByRole("combobox", { name: "Type of fraud" }).selectOptions("00");
  await page.getByRole("combobox", { name: "Currency" }).selectOptions("EUR");
  await form.textBox("Disputed amount").fill("12.5");
  await page.getByLabelText("Documents").upload(new File(["secret"], "secret.txt"));
  await form.button("Add field").click();
  await form.code().fill("f_X");
  await form.value().fill(`Ref ${card}`);
  await expect.element(review).toMatchTextContent('"code": "f_X", "value": "Ref 4111••••••••1111"');
  expect(review.element().textContent).not.toContain(card);
  window.dispatchEvent(new Event("pagehide"));
  expect(stored()).toContain(arn);
  expect(stored()).not.toMatch(/secret|(?<!Ref )4111.{0,8}1111/);
  expect(stored()).not.toContain(card);
  await screen.unmount();

  const { bodies } = await showCreate({ profile });
  await expect
    .element(page.getByRole("status").filter({ hasText: "Your draft is back" }))
    .toBeInTheDocument();
  await expect.element(form.caseType("FR fraud")).toBeChecked();
  await expect.element(form.arn()).toHaveValue(arn);
  await expect.element(form.textBox("Disputed amount")).toHaveValue("12.50");
  await expect.element(form.code()).toHaveValue("f_X");
  await expect.element(form.card()).toHaveValue("");
  await expect.element(form.transaction(1)).toMatchTextContent("WarningCard number: type it again");
  await expect.element(form.button("Remove secret.txt")).not.toBeInTheDocument();
  await expect.element(form.value()).toHaveValue("Ref 4111••••••••1111");
  await form.submit().click();
  await expect.element(form.value()).toHaveAccessibleDescription(/masked number\. Retype/);
  expect(bodies).toEqual([]);

  await form.button("Start over").click();
  await form.startOver().getByRole("button", { name: "Delete" }).click();
  await expect.element(form.arn()).toHaveValue("");
  await expect.poll(() => sessionStorage.getItem(draftKey)).toBeNull();
});

test("a draft is offered beside the form of another link, and the two are never mixed", async () => {
  const search = "?bpCode=FR&field.f_Comment=Claim+of+customer+B";
  const offer = page.getByText(/^You have an unsent draft from .* \(DP, ARN …9775\)\.$/);
  const value = form.value();
  const own = await showCreate();
  await fillOne();
  await form.button("Add field").click();
  await form.code().fill("f_Comment");
  await value.fill("Claim of customer A");
  await own.screen.unmount();

  // What is typed beside an offered draft is not kept in its place.
  const linked = await showCreate({ search });
  await expect.element(offer).toBeVisible();
  await expect.element(form.caseType("FR fraud")).toBeChecked();
  await expect.element(value).toHaveValue("Claim of customer B");
  await expect.element(form.arn()).toHaveValue("");
  await expect.element(form.row(2)).not.toBeInTheDocument();
  await form.arn().fill(otherArn);
  void linked.router.navigate("/");
  const leaving = page.getByRole("alertdialog", { name: "Leave this form?" });
  await expect.element(leaving).toMatchTextContent("not yet a case will be deleted");
  await leaving.getByRole("button", { name: "Stay" }).click();
  await linked.screen.unmount();

  const again = await showCreate({ search });
  await expect.element(form.arn()).toHaveValue("");
  await expect.element(offer).toBeVisible();
  await form.card().fill(card);
  await form.button("Use it instead").click();
  await form.startOver().getByRole("button", { name: "Cancel" }).click();
  await expect.element(form.card()).toHaveValue("4111 •••• •••• 1111");
  await form.button("Use it instead").click();
  await form.startOver().getByRole("button", { name: "Delete" }).click();
  await expect.element(form.arn()).toHaveValue(arn);
  await expect.element(form.caseType("DP dispute")).toBeChecked();
  await expect.element(value).toHaveValue("Claim of customer A");
  await expect.element(offer).not.toBeInTheDocument();
  expect(again.router.state.location.search).toBe("");
  await again.screen.unmount();

  const discarding = await showCreate({ search });
  await form.arn().fill(otherArn);
  await form.button("Discard it").click();
  await expect.element(offer).not.toBeInTheDocument();
  await discarding.screen.unmount();
  expect(stored()).toContain(otherArn);
  expect(stored()).not.toContain(arn);
  await showCreate({ search });
  await expect.element(form.arn()).toHaveValue(otherArn);
});

test("a draft ends with a sign-out, and so does the panel of an unknown outcome; the doubt about its ARN stays", async () => {
  const { bodies, session, router } = await showCreate({
    answers: [lost],
    settings: { auth: "token" },
  });
  await fillOne();
  await form.submit().click();
  await expect.element(form.unknown()).toBeVisible();
  window.dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem(draftKey)).toContain(arn);
  // Not saved yet.
  await form.arn().fill(otherArn);
  session.signOut();
  session.signIn("another-token");
  await expect.poll(() => router.state.location.pathname).toBe("/");
  expect(sessionStorage.getItem(draftKey)).toBeNull();
  void router.navigate("/cases/new");
  await expect.element(form.arn()).toHaveValue("");
  await expect.element(form.unknown()).not.toBeInTheDocument();
  await fillOne();
  await form.submit().click();
  await expect.element(form.question()).toMatchTextContent(/Sent on .*, outcome unknown\./);
  expect(bodies).toHaveLength(1);
});
