import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { draftKey } from "../draft/clear-draft.ts";
import {
  answered,
  arn,
  card,
  clickTwice,
  fillOne,
  fillTwo,
  form,
  lost,
  made,
  otherArn,
  refused,
  send,
  shippedProfile,
  showCreate,
} from "../fixtures/create-page.tsx";
import { RequestHistory } from "../send/request-history.ts";

test("lists created and refused items, and retries the failed ones", async () => {
  const { bodies } = await showCreate({
    answers: [
      answered(false, made(11), refused("<b>No</b> such  transaction")),
      () => new Response("", { status: 403 }),
      answered(true, made(12)),
    ],
  });
  await fillTwo();
  await send();
  await expect.element(page.getByRole("alert")).toMatchTextContent("1 of 2 created");
  await expect.element(page.getByRole("alert")).toHaveFocus();
  const items = form.results().getByRole("listitem");
  await expect
    .element(items.nth(1))
    .toMatchTextContent(`Transaction 11${arn}CreatedOpen case 11 11`);
  await expect.element(items.nth(0)).toMatchTextContent("<b>No</b> such transaction");
  for (const count of ["All 2", "Refused 1", "Created 1"]) {
    await expect.element(form.button(count)).toBeVisible();
  }
  await expect.element(page.getByText(/Results are matched to transactions/)).toBeVisible();
  await expect
    .element(items.nth(1).getByRole("link", { name: "Open case 11" }))
    .toHaveAttribute("href", "/cases/11");
  await form.button("Retry failed only").click();
  await expect.element(form.arn(2)).toHaveValue(otherArn);
  await expect.element(form.transaction(2)).toMatchTextContent("Refused<b>No</b> such transaction");
  await expect.element(form.arn(2)).toHaveFocus();
  await expect.element(form.transaction(1)).not.toBeInTheDocument();
  await expect.element(form.code()).toHaveValue("f_Comment");
  await form.submit().click();
  await expect.element(page.getByText(/^Nothing was created/)).toBeVisible();
  await expect.element(page.getByText("1 new case is on your worklist.")).toBeVisible();
  await form.submit().click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("1 case created");
  expect(bodies[2]).not.toContain(arn);
  await expect.element(page.getByText(/^2 new cases are on your worklist/)).toBeVisible();
  window.dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem(draftKey)).toBeNull();
  await form.button("Create another").click();
  await expect.element(form.arn(1)).toHaveValue("");
  await expect.element(form.arn(1)).toHaveFocus();
  await expect.element(form.caseType("DP dispute")).toBeChecked();
});

test("matches no transaction when the counts differ, names a case that stands twice, and asks before sending again", async () => {
  const items = [refused(`Not ${card}`), made(11), made(11)];
  const { bodies } = await showCreate({
    answers: [() => Response.json({ errorMessage: "Accepted late", resultItems: items })],
  });
  await fillTwo();
  await send();
  await expect
    .element(page.getByText(/^The service sent 3 results for 2 transactions/))
    .toBeVisible();
  await expect
    .element(page.getByText("The service named the same case for several transactions: 11."))
    .toBeVisible();
  await expect.element(page.getByText("Accepted late")).toBeVisible();
  await expect
    .element(form.results())
    .toMatchTextContent("Request 1, result 1RefusedNot 4111••••••••1111");
  await expect.element(form.results()).not.toMatchTextContent("Outcome unknown");
  await form.button("Retry failed only").click();
  await form.submit().click();
  await expect
    .element(form.question())
    .toMatchTextContent(
      new RegExp(`exist: Rows 1 and 2Row 1 ${arn}Sent on .*unknown\\.Row 2 ${otherArn}`),
    );
  expect(bodies).toHaveLength(1);
});

test("an amount in another currency than the transaction's is told in its row", async () => {
  const value = '{"amount":"999999.00","currencyCode":"643"}';
  const field = { baseTypeCode: "Money", code: "f_DisputeAmount", jsonValue: value, visible: true };
  const bpItem = {
    id: 11,
    code: "DP-26-11",
    bpCode: "DP",
    amount: 12800,
    startTrxProperty: [
      { amount: 12800, amountAndCurrency: "12800.00 JPY", cardAcceptorName: "TANUKI" },
    ],
    stages: [{ name: "Dispute opened", isActive: true, fields: [field] }],
  };
  const read = () => Response.json({ success: true, bpItem });
  const { bodies } = await showCreate({
    answers: [answered(true, made(11))],
    read,
    profile: await shippedProfile(),
  });
  await form.caseType("DP dispute").click();
  await form.arn().fill(arn);
  await form.textBox("Disputed amount").fill("999999");
  await page.getByRole("combobox", { name: "Currency" }).selectOptions("RUB");
  await page.getByRole("combobox", { name: "Reason of the dispute" }).selectOptions("4853");
  await form.submit().click();

  await expect
    .element(form.results().getByRole("listitem"))
    .toMatchTextContent(
      /DP-26-11.*TANUKI.*Disputed, as sent: 999 999\.00 RUB.*Another currency.*The case says: 12 800 JPY/,
    );
  expect(JSON.parse(bodies.join())).toMatchObject({
    operationDataList: [{ acquirerReferenceData: arn }],
    fields: [
      { code: "f_DisputeAmount", value },
      { code: "f_DisputeReason", value: "4853" },
    ],
  });

  // The list says the same.
  await page.getByRole("link", { name: "Case viewer" }).click();
  await expect
    .element(page.getByRole("row").filter({ hasText: "DP-26-11" }))
    .toMatchTextContent(/999 999\.00 RUB/);
});

test("asks before the ids are lost that are on no list, and says when they could not be saved", async () => {
  const { router, listedCases } = await showCreate({
    answers: [answered(true, made(1001), made(1002))],
  });
  listedCases.addCreated(Array.from({ length: 499 }, (_, index) => caseIdOf(index + 1)));
  await fillTwo();
  await send();
  await expect
    .element(page.getByText("1 new case is on your worklist. Not on your worklist: 1 case."))
    .toBeVisible();
  void router.navigate("/");
  const asks = page.getByRole("alertdialog", { name: "Leave this form?" });
  await expect.element(asks).toMatchTextContent("The number of the created case is only here");
  await asks.getByRole("button", { name: "Stay" }).click();
  await form.button("Create another").click();
  // Nothing is typed that could be deleted.
  await expect
    .element(form.startOver())
    .toMatchTextContent(/^Leave without the case numbers\?.*the created case is only here/);
  await form.startOver().getByRole("button", { name: "Cancel" }).click();
  vi.spyOn(URL, "createObjectURL").mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await form.button("Save for Excel").click();
  await expect
    .element(page.getByRole("alert").last())
    .toMatchTextContent(/The file was not saved\..*Reloading the page would lose the result/);
  await form.button("Save for Excel").click();
  await expect.element(page.getByText("Copy the case numbers.")).not.toBeInTheDocument();
  void router.navigate("/");
  await expect.element(page.getByRole("heading", { level: 1, name: "Worklist" })).toBeVisible();
});

test("tells what came in place of an answer, and the case that it names", async () => {
  const parts = [new TextEncoder().encode('{"success":true,"resultItems":[{"bpItemId":7')];
  const pull = (body: ReadableStreamDefaultController) => {
    const part = parts.pop();
    if (part) body.enqueue(part);
    else body.error(new TypeError("reset"));
  };
  const failed = '{"errorMessage":"Database is down","trace":"bpItemId=77"}';
  await showCreate({
    settings: { auth: "proxy" },
    answers: [
      () => new Response(failed, { status: 502 }),
      () => new Response(new ReadableStream({ pull })),
      () => new Response("<html><form>Sign in</form></html>"),
    ],
  });
  await fillOne();
  await form.submit().click();
  await expect.element(page.getByText("Database is down")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Open case 77" })).toBeVisible();

  await form.button("Not created").click();
  await form.submit().click();
  await expect.element(page.getByText("The service's answer broke off.")).toBeVisible();
  await expect.element(page.getByText(/may be incomplete/)).toMatchTextContent(/Open case 7/);

  await form.button("Not created").click();
  await form.submit().click();
  await expect.element(form.unknown()).toBeVisible();
  await expect.element(form.button("Reload the page")).toBeVisible();
});

test("a lost answer is an unknown outcome, also after a reload, and its ARNs ask before they are sent again", async () => {
  const { bodies, screen } = await showCreate({ answers: [lost] });
  await fillTwo();
  await send();
  const notice = page.getByRole("alert");
  await expect.element(form.unknown()).toBeVisible();
  await expect.element(notice).toMatchTextContent(arn + otherArn);
  await expect.element(notice).toHaveFocus();
  await expect.element(notice).toMatchTextContent(/Sent .*\d\d:\d\d:\d\d by this computer's clock/);

  await form.submit().click();
  await form.button("Cancel").click();
  await expect.element(form.question()).not.toBeInTheDocument();
  expect(bodies).toHaveLength(1);
  await screen.unmount();

  const again = await showCreate({ answers: [answered(true, made(11), made(12))] });
  await expect.element(form.unknown()).toBeVisible();
  await form.submit().click();
  clickTwice(await form.button("Create all 2").findElement());
  await expect.element(form.results()).toBeVisible();
  expect(again.bodies).toHaveLength(1);
  await expect.element(form.unknown()).not.toBeInTheDocument();
});

test("an ARN that was looked up is asked about only where a case was found, and others stay in doubt", async () => {
  const { bodies } = await showCreate({ answers: [lost, lost, lost] });
  await fillOne();
  await form.submit().click();
  await expect.element(page.getByText(/if the case was created/)).toBeVisible();
  await form.button("Not created").click();
  await expect.element(form.unknown()).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  await form.submit().click();
  await expect.element(form.unknown()).toBeVisible();
  await form.arn().fill(otherArn);
  await form.submit().click();
  await expect.poll(() => bodies.length).toBe(3);
  await form.button("Created").last().click();
  await expect.poll(() => form.button("Created").elements().length).toBe(1);
  await form.submit().click();
  await expect.element(form.question()).toMatchTextContent(/A case may already exist/);
  expect(bodies).toHaveLength(3);
  await form.button("Cancel").click();
  await expect.element(form.unknown()).toBeVisible();
  // Another tab clears what is stored.
  new RequestHistory().clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await expect.element(form.unknown()).not.toBeInTheDocument();
});
