import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { draftKey } from "../draft/clear-draft.ts";
import {
  allMade,
  answered,
  clickTwice,
  form,
  lost,
  made,
  refused,
  send,
  showMany,
} from "../fixtures/create-page.tsx";
import { enteredRow } from "../fixtures/row.ts";
import { arnOf, cardOf } from "../fixtures/spreadsheet-text.ts";
import { RequestHistory } from "./request-history.ts";
import { lockRows } from "./send-create.ts";

const sizes = (bodies: readonly string[]) =>
  bodies.map((body) => body.split("CardNumber").length - 1);

test("a run is confirmed, equal rows too, and each request and each row is sent once", async () => {
  const arns = Array.from({ length: 60 }, (_, index) => arnOf(index === 54 ? 1 : index + 1));
  const lastMade = Array.from({ length: 19 }, (_, index) => made(41 + index));
  const { bodies, listedCases } = await showMany(
    {
      settings: { transactionsPerRequest: 20 },
      answers: [allMade(1, 20), allMade(21, 20), answered(true, ...lastMade, refused("No"))],
    },
    arns.join("\n"),
  );
  await form.submit().click();
  await expect.element(form.question()).toHaveAccessibleName("Create 60 disputes?");
  expect(bodies).toEqual([]);
  clickTwice(await form.question().getByRole("button", { name: "Create all 60" }).findElement());
  await expect.element(form.created()).toMatchTextContent("59 of 60 created");
  await expect.element(page.getByText(/contradicts.*\(request 3\)/)).toBeVisible();
  expect(bodies).toHaveLength(3);
  expect(bodies.flatMap((body) => body.match(/\d{23}/g) ?? [])).toEqual(arns);
  await expect.poll(() => form.results().getByRole("listitem").elements()).toHaveLength(60);
  await form.button("Refused 1").click();
  await expect.poll(() => form.results().getByRole("listitem").elements()).toHaveLength(1);
  await expect.element(form.results()).toMatchTextContent(`Transaction 6060${arnOf(60)}RefusedNo`);
  await expect.element(page.getByText("59 new cases are on your worklist.")).toBeVisible();
  expect(listedCases.store.get().newIds.size).toBe(59);
});

test("a run stops when the session locks, and asks first about what another tab sends meanwhile", async () => {
  const first = Promise.withResolvers<Response>();
  const { bodies, router, session } = await showMany({
    settings: { auth: "token" },
    answers: [() => first.promise, allMade(101, 100), allMade(201, 9)],
  });
  await send();
  await expect.poll(() => bodies).toHaveLength(1);
  session.warnOfLock(true);
  await expect.element(page.getByText("Creating stops after the current request.")).toBeVisible();
  session.lock();
  first.resolve(allMade(1, 100)());
  await expect.element(page.getByText("100 of 210 created")).toBeInTheDocument();
  session.signIn("t");
  await expect.element(form.created()).toMatchTextContent("100 of 210 created");
  void router.navigate("/");
  await expect.element(page.getByRole("alertdialog", { name: "Leave this form?" })).toBeVisible();
  await form.button("Stay").click();
  // A reload in the middle must not bring back what was created.
  window.dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem(draftKey)).toContain(arnOf(101));
  expect(sessionStorage.getItem(draftKey)).not.toContain(arnOf(100));

  const lock = await lockRows([enteredRow({ number: 1, rawArn: arnOf(150) })]);
  await form.button("Send the rest").click();
  await expect.element(form.question()).toHaveAccessibleName("Create 110 disputes?");
  await expect
    .element(form.question())
    .toMatchTextContent(/A case may already exist: Row 150.*outcome unknown/);
  await form.button("Cancel").click();
  await expect
    .element(page.getByText("Stopped at request 2: it was not sent, because a case may"))
    .toBeVisible();
  await expect.element(form.button("Not sent 110")).toBeVisible();
  expect(bodies).toHaveLength(1);

  await lock.release();
  new RequestHistory().add([arnOf(150)], Date.now());
  await form.button("Send the rest").click();
  await form.button("Create 109").click();
  await expect.element(form.created()).toMatchTextContent("209 of 210 created");
  expect(sizes(bodies)).toEqual([100, 100, 9]);
  expect(bodies.join()).not.toContain(arnOf(150));
});

test("a run stops at an unknown outcome, and sends the rest when the operator says so", async () => {
  const { bodies } = await showMany({
    answers: [allMade(1, 100), lost, allMade(201, 10)],
  });
  await send();
  await expect.element(form.created()).toMatchTextContent("100 of 210 created");
  await expect.element(form.created()).toHaveFocus();
  const unknown = page.getByRole("region", { name: "Outcome unknown" });
  await expect.element(unknown.getByText(arnOf(150))).toBeVisible();
  await expect
    .element(page.getByText("Stopped at request 2: its outcome is unknown."))
    .toBeVisible();
  await expect.element(form.button("Outcome unknown 100")).toBeVisible();
  await expect.element(form.button("Not sent 10")).toBeVisible();
  expect(bodies).toHaveLength(2);
  clickTwice(await form.button("Send the rest").findElement());
  await expect.element(form.created()).toMatchTextContent("110 of 210 created");
  expect(sizes(bodies)).toEqual([100, 100, 10]);
  await form.button("Retry failed only").click();
  await expect.element(form.button("Warning 100")).toBeVisible();
  await form.submit().click();
  await expect.element(form.question()).toMatchTextContent("A case may already exist: 100 rows");
  expect(bodies).toHaveLength(3);
});

test("a run asks once about all rows with only a card number after the answer to one was lost", async () => {
  const cards = Array.from({ length: 6 }, (_, index) => cardOf(index + 1));
  // The last row repeats one that is not sent yet.
  const text = ["ARN\tCard number", ...[...cards, cardOf(5)].map((card) => `\t${card}`)].join("\n");
  const { bodies } = await showMany(
    {
      settings: { transactionsPerRequest: 2 },
      answers: [lost, allMade(3, 2), allMade(5, 2), allMade(7, 1)],
    },
    text,
  );
  await form.submit().click();
  await form.button("Create all 7").click();
  await form.button("Send the rest").click();
  await expect
    .element(form.question())
    .toMatchTextContent(/exist: 5 rows.*of 2 transactions with only a card number/);
  expect(bodies).toHaveLength(1);
  await form.button("Create all 5").click();
  await expect.element(form.created()).toMatchTextContent("5 of 7 created");
  expect(bodies).toHaveLength(4);
  for (const card of cards.slice(0, 4)) expect(bodies.join().split(card)).toHaveLength(2);
  expect(bodies.join().split(cardOf(5))).toHaveLength(3);
});

test("a run counts a case that matches no row, the same in heading, filter and form", async () => {
  const { bodies } = await showMany(
    {
      settings: { transactionsPerRequest: 2 },
      answers: [allMade(1, 2), allMade(3, 1), allMade(4, 1)],
    },
    [1, 2, 3, 4, 5].map(arnOf).join("\n"),
  );
  await send();
  await form.button("Send the rest").click();
  await expect.element(form.created()).toMatchTextContent("4 created");
  for (const count of ["All 5", "Outcome unknown 2", "Created 4"]) {
    await expect.element(form.button(count)).toBeVisible();
  }
  await form.button("Retry failed only").click();
  await expect.element(page.getByText(/^4 new cases are on your worklist/)).toBeVisible();
  await expect.element(form.transaction(4)).toMatchTextContent(/outcome unknown/);
  expect(bodies).toHaveLength(3);
});
