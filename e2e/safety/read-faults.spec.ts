import { cases } from "../corpora/cases.ts";
import { type Fault, faultsAround } from "../servers/faults.ts";
import { json } from "../servers/replies.ts";
import { expectWordsInTime, timed } from "./answer-time.ts";
import { expect, tagsOf, test } from "./safety-test.ts";

const good = cases.asDeclared;
const bad = cases.asInSample;
const text = bad.text(false);

const faults: readonly [string, Fault][] = Object.entries({
  ...faultsAround(text),
  "another case": { reply: json(good.text(false)), ends: "failed" },
});

test.use({ config: { readTimeoutSeconds: 1, idleMinutes: 0 } });
// A busy computer is late now and then.
test.describe.configure({ retries: 1 });

for (const [index, [name, { reply, ends }]] of faults.entries()) {
  const tag = tagsOf({ isSample: index % 24 === 0, isControl: name === "hang" });
  test(`GetBpItem: ${name}`, { tag }, async ({ plain, home, casePage, signIn }) => {
    const answer = timed(reply);
    plain.has(good.id, good.text);
    plain.reads(bad.id, answer.reply, ...(ends === "sign-in" ? [json(text)] : []));
    await home.goto();
    await signIn.with("t");
    await home.open(bad.id);
    const words =
      ends === "sign-in" ? signIn.dialog : ends === "answered" ? casePage.stages : casePage.failure;
    await expectWordsInTime(words, answer);
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
