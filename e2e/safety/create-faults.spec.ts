import { type Fault, faultsAround } from "../servers/faults.ts";
import { expectWordsInTime } from "./answer-time.ts";
import { arn, expectOneRequest, sendOne } from "./create-form.ts";
import { expect, tagsOf, test } from "./safety-test.ts";

const faults: readonly [string, Fault][] = Object.entries(
  faultsAround('{"resultItems":[{"bpItemId":7100002,"success":true}],"success":true}'),
);

test.use({ config: { createTimeoutSeconds: 1, formProfile: "", idleMinutes: 0 } });
// A busy computer is late now and then.
test.describe.configure({ retries: 1 });

for (const [index, [name, { reply, ends }]] of faults.entries()) {
  const tag = tagsOf({ isSample: index % 24 === 0, isControl: name === "hang" });
  test(`CreateBp: ${name}`, { tag }, async ({ page, plain, createPage, signIn }) => {
    const answer = await sendOne(page, plain, reply);
    const ended = {
      answered: createPage.result,
      failed: createPage.main.getByRole("alert"),
      unclear: createPage.outcomeUnknown,
      "sign-in": signIn.dialog,
    }[ends];
    await expectWordsInTime(ended, answer);
    await expect(createPage.main).not.toContainText("Log in here");
    await expect(createPage.outcomeUnknown).toHaveCount(ends === "unclear" ? 1 : 0);
    if (ends === "sign-in") await signIn.with("new");
    if (ends !== "answered") await expect(createPage.arn(1)).toHaveValue(arn);
    await expectOneRequest(page, plain);
  });
}
