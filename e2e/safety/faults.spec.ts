import { cases } from "../corpora/cases.ts";
import { json } from "../servers/replies.ts";
import { type Fault, faultsAround } from "./faults.ts";
import { expect, sampleTag, test } from "./safety-test.ts";
import { arn, expectOneRequest, expectWordsInTime, sendOne, timed } from "./words-in-time.ts";

const { asDeclared: good, asInSample: bad } = cases;
const text = bad.text(false);

const readFaults: readonly [string, Fault][] = Object.entries({
  ...faultsAround(text),
  "another case": { reply: json(good.text(false)), ends: "failed" },
});
const createFaults = Object.entries(
  faultsAround('{"resultItems":[{"bpItemId":7100002,"success":true}],"success":true}'),
);

test.use({
  config: { readTimeoutSeconds: 1, createTimeoutSeconds: 1, formProfile: "", idleMinutes: 0 },
});
// A busy computer is sometimes late.
test.describe.configure({ retries: 1 });

for (const [index, [name, { reply, ends }]] of readFaults.entries()) {
  const tag = sampleTag(index % 24 === 0);
  test(`GetBpItem: ${name}`, { tag }, async ({ service, home, casePage, signIn }) => {
    const answer = timed(reply);
    service.has(good.id, good.text);
    service.reads(bad.id, answer.reply, ...(ends === "sign-in" ? [json(text)] : []));
    await home.goto();
    await signIn.with("t");
    await home.open(bad.id);
    const { failure } = casePage;
    const ended = {
      answered: casePage.stages,
      failed: failure,
      unclear: failure,
      "sign-in": signIn.dialog,
    };
    await expectWordsInTime(ended[ends], answer);
    await expect(casePage.main).not.toContainText("Log in here");
    if (ends === "sign-in") {
      await signIn.with("new");
      await expect(casePage.heading).toHaveText("DP-11-1");
    }
    await home.open(good.id);
    await expect(casePage.heading).toHaveText("FR-24-2");
    await expect(casePage.failure).toHaveCount(0);
  });
}

for (const [index, [name, { reply, ends }]] of createFaults.entries()) {
  const tag = sampleTag(index % 24 === 0);
  test(`CreateBp: ${name}`, { tag }, async ({ page, service, createPage, signIn }) => {
    const answer = await sendOne(page, service, reply);
    const ended = {
      answered: createPage.result,
      failed: createPage.main.getByRole("alert"),
      unclear: createPage.outcomeUnknown,
      "sign-in": signIn.dialog,
    };
    await expectWordsInTime(ended[ends], answer);
    await expect(createPage.main).not.toContainText("Log in here");
    await expect(createPage.outcomeUnknown).toHaveCount(ends === "unclear" ? 1 : 0);
    if (ends === "sign-in") await signIn.with("new");
    if (ends !== "answered") await expect(createPage.arn(1)).toHaveValue(arn);
    await expectOneRequest(page, service);
  });
}
