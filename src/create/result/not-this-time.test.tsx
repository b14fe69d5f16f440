import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  allMade,
  answered,
  arn,
  form,
  made,
  otherArn,
  refused,
  showCreate,
  showMany,
  total,
} from "../fixtures/create-page.tsx";
import { arnOf, sheetOf } from "../fixtures/spreadsheet-text.ts";

const sentArns = (bodies: readonly string[]) =>
  bodies.map((body) =>
    [...body.matchAll(/"acquirerReferenceData":"(\d+)"/g)].map(([, sent]) => sent),
  );

const sendToo = () => page.getByRole("button", { name: "Send too" });

test("a row that was left out in the question is sent only after Send too and another question", async () => {
  const { bodies } = await showCreate({
    answers: [
      answered(false, made(11), refused("No")),
      answered(true, made(12)),
      answered(true, made(13)),
    ],
  });
  await form.caseType("DP dispute").click();
  await form.paste(`${arn}\n${otherArn}\n${arn}`);
  await form.submit().click();
  await form.question().getByRole("button", { name: "Create 2", exact: true }).click();
  await expect.element(form.created()).toMatchTextContent("1 of 3 created");
  for (const count of ["All 3", "Refused 1", "Not this time 1", "Created 1"]) {
    await expect.element(form.button(count)).toBeVisible();
  }
  // What needs a decision comes first.
  await expect
    .element(form.results())
    .toMatchTextContent(/2 *\d+RefusedNo.*3 *\d+Not this timeRepeats row 1.*Transaction 11/);
  await form.button("Retry failed only").click();
  await expect.element(form.transaction(3)).toMatchTextContent("Not this time");
  await sendToo().click();
  await expect.element(form.arn(3)).toHaveFocus();
  await form.button("Create cases (2)").click();
  await form.button("Create 1").click();
  await expect.element(form.created()).toMatchTextContent("1 of 2 created");
  expect(sentArns(bodies)).toEqual([[arn, otherArn], [otherArn]]);
  await expect.element(form.button("Retry failed only")).not.toBeInTheDocument();

  await sendToo().click();
  await expect.element(sendToo()).not.toBeInTheDocument();
  await form.button("Retry failed only").click();
  await form.button("Create case").click();
  await expect.element(form.question()).toMatchTextContent("Case 11 was created for it");
  expect(bodies).toHaveLength(2);
  await form.question().getByRole("button", { name: "Create case" }).click();
  await expect.element(form.created()).toMatchTextContent("1 case created");
  expect(sentArns(bodies).at(-1)).toEqual([arn]);
});

test("what was stopped has only Send the rest, without what was taken in meanwhile", async () => {
  const first = Promise.withResolvers<Response>();
  const { bodies } = await showMany(
    { answers: [() => first.promise, allMade(101, 100), allMade(201, 10)] },
    `${sheetOf(total)}\n${arnOf(1)}`,
  );
  await form.submit().click();
  await form.question().getByRole("button", { name: "Create 210", exact: true }).click();
  await expect.element(page.getByText("0 of 3 requests, 0 of 210 transactions")).toBeVisible();
  await form.button("Stop").click();
  first.resolve(allMade(1, 100)());
  await expect.element(form.button("Send the rest")).toBeVisible();
  await expect.element(form.button("Retry failed only")).not.toBeInTheDocument();
  await sendToo().click();
  await expect.element(form.button("Not sent 111")).toBeVisible();
  await form.button("Send the rest").click();
  await expect.element(form.created()).toMatchTextContent("210 of 211 created");
  await expect.element(form.button("Not sent 1")).toBeVisible();
  expect(
    sentArns(bodies)
      .flat()
      .filter((sent) => sent === arnOf(1)),
  ).toHaveLength(1);
});
