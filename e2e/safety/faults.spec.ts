import { cases } from "../corpora/cases.ts";
import { json } from "../servers/replies.ts";
import { faultsAround } from "./faults.ts";
import { arn, expect, test } from "./safety-test.ts";

const { asDeclared: good, asInSample: bad } = cases;
const text = bad.text(false);

/** Every fault with its end and its name. */
const listed = (faults: ReturnType<typeof faultsAround>) =>
  (["unclear", "failed", "answered", "sign-in"] as const).flatMap((ends) =>
    Object.entries(faults[ends]).map(([name, reply]) => ({ ends, name, reply })),
  );

const readFaults = [
  ...listed(faultsAround(text)),
  { ends: "failed", name: "another case", reply: json(good.text(false)) } as const,
];
const createFaults = listed(
  faultsAround('{"resultItems":[{"bpItemId":7100002,"success":true}],"success":true}'),
);

/** What `npm test` runs too. */
const sampleOf = (index: number) => (index % 24 === 0 ? "@sample" : []);

test.use({
  config: { readTimeoutSeconds: 1, createTimeoutSeconds: 1, formProfile: "", idleMinutes: 0 },
});
// A busy computer is sometimes late.
test.describe.configure({ retries: 1 });

for (const [index, { name, reply, ends }] of readFaults.entries()) {
  test(`GetBpItem: ${name}`, { tag: sampleOf(index) }, async ({
    service,
    home,
    casePage,
    signIn,
    expectWordsInTime,
  }) => {
    service.has(good.id, good.text);
    service.reads(bad.id, reply, ...(ends === "sign-in" ? [json(text)] : []));
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
    await expectWordsInTime(ended[ends]);
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

for (const [index, { name, reply, ends }] of createFaults.entries()) {
  test(`CreateBp: ${name}`, { tag: sampleOf(index) }, async ({
    createPage,
    signIn,
    sendOne,
    expectWordsInTime,
    expectOneRequest,
  }) => {
    await sendOne(reply);
    const ended = {
      answered: createPage.result,
      failed: createPage.main.getByRole("alert"),
      unclear: createPage.outcomeUnknown,
      "sign-in": signIn.dialog,
    };
    await expectWordsInTime(ended[ends]);
    await expect(createPage.main).not.toContainText("Log in here");
    await expect(createPage.outcomeUnknown).toHaveCount(ends === "unclear" ? 1 : 0);
    if (ends === "sign-in") await signIn.with("new");
    if (ends !== "answered") await expect(createPage.arn(1)).toHaveValue(arn);
    await expectOneRequest();
  });
}
