import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";

const { asInSample, asDeclared } = cases;

// Times without a zone: one that this zone skips over, one it has twice, one on a day it never had.
for (const timezoneId of ["Asia/Tokyo", "America/Los_Angeles", "Europe/Moscow", "Pacific/Apia"]) {
  test.describe(`in a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("times and dates are literally those of the service", async ({
      plain,
      casePage,
      signIn,
      page,
    }) => {
      plain.has(asInSample.id, asInSample.text);
      await casePage.goto(asInSample.id);
      await signIn.with("t");
      expect(await page.evaluate(() => Temporal.Now.timeZoneId())).toBe(timezoneId);

      await expect(casePage.fact("Created")).toHaveText("30 Dec 2011, 10:00");
      const answer = casePage.section("Answer of the merchant");
      await expect(casePage.value(answer, "Created")).toHaveText("8 Mar 2026, 02:30");
      await expect(casePage.value(answer, "Started")).toHaveText("11 May 2026, 00:00");
      await expect(casePage.value(answer, "Acquirer decided")).toHaveText("25 Oct 2026, 01:30");
      await expect(casePage.activeStages).toContainText("2 Jan 2031, 03:04:05");
      await expect(casePage.stage("Opened by the bank")).toContainText("Closed 8 Mar 2026, 02:30");
      await casePage.select("Opened by the bank");
      const opened = casePage.section("Opened by the bank");
      await expect(casePage.value(opened, "Created")).toHaveText("30 Dec 2011, 10:00");
      await expect(casePage.value(opened, "Started")).toHaveText("29 Mar 2026, 02:15");
      const { transaction } = casePage;
      await expect(casePage.value(transaction, "Date")).toHaveText("12.05.2020");
      await expect(casePage.value(transaction, "Transaction date")).toHaveText("11.05.2020");
    });
  });
}

for (const { id, text } of [asInSample, asDeclared]) {
  test(`the service's words for "never" and "open" are never seen in case ${id}`, async ({
    plain,
    casePage,
    signIn,
    page,
  }) => {
    plain.has(id, text);
    // The control: they are in what the service sends.
    expect(text(false)).toContain("9999-12-31T00:00:00");
    expect(text(false)).toContain("0001-01-01T00:00:00");
    await casePage.goto(id);
    await signIn.with("t");
    const stages = casePage.stages.getByRole("link");
    await expect(stages).toHaveCount(3);
    for (const stage of await stages.all()) {
      await stage.click();
      // Everything: attributes and what is out of sight too.
      expect(await page.content()).not.toMatch(/9999|0001-|\b1 Jan 1\b|31 Dec\b|\b1 Jan 0001\b/);
    }
    await expect(casePage.stages).toContainText("No automatic action");
    await expect(casePage.stage("The end").or(casePage.stage("Settled"))).not.toContainText(
      "Closed",
    );
  });
}

test.describe("when the service's zone is known", () => {
  test.use({ timezoneId: "America/Los_Angeles", config: { timeZone: "Asia/Tokyo" } });

  test("the time left is exact, and the time itself still the service's", async ({
    plain,
    casePage,
    signIn,
  }) => {
    // Japan has no summer time.
    const inTokyo = new Date(Date.now() + (30.5 + 9) * 3_600_000).toISOString().slice(0, 19);
    plain.has(asInSample.id, (withFiles) =>
      asInSample.text(withFiles).replace("2031-01-02T03:04:05", inTokyo),
    );
    await casePage.goto(asInSample.id);
    await signIn.with("t");
    await expect(casePage.turn).toContainText(/^.*30 hours left/);
    await expect(casePage.turn).not.toContainText("about", { ignoreCase: true });
    await expect(casePage.turn).toContainText(inTokyo.slice(11, 16));
  });
});
