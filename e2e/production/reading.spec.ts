import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { save } from "../saved.ts";
import { gate } from "../servers/replies.ts";

const { asDeclared, asInSample, files } = cases;

test("a case is asked for as specified", async ({ service, casePage, signIn }) => {
  service.has(files.id, files.text);
  await casePage.goto(files.id);
  await expect(signIn.dialog).toBeVisible();
  expect([...service.requests, ...service.preflights]).toEqual([]);
  await signIn.with("tok.en-1");
  await expect(casePage.stages).toBeVisible();
  const { headers, ...request } = service.only(`GetBpItem/${files.id}`);
  expect(request).toMatchObject({
    method: "POST",
    path: `/webapi/v1/BpEngineApi/GetBpItem/${files.id}`,
    query: "",
    body: "",
  });
  expect(headers).toMatchObject({
    "x-authorization": "Bearer tok.en-1",
    "content-type": "application/json",
    accept: "application/json",
  });
  expect(headers["content-length"] ?? "0").toBe("0");
  for (const name of ["transfer-encoding", "cookie", "referer", "getfilesinbody"]) {
    expect(headers[name], name).toBeUndefined();
  }
  expect(JSON.stringify(service.preflights)).toContain("x-authorization");
  expect(JSON.stringify(service.preflights)).not.toContain("Bearer");

  await save(casePage.attachments.download("every byte.bin"));
  expect(service.requests.slice(1)).toMatchObject([{ query: "?getFilesInBody=true", body: "" }]);
});

test.describe("in a browser where a time of the case was skipped, and another came twice", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("a case as the sample has it", async ({ openCase, casePage, page }) => {
    await openCase(asInSample);
    expect(await page.evaluate(() => Temporal.Now.timeZoneId())).toBe("America/Los_Angeles");
    await expect(casePage.heading).toHaveText("DP-11-1");
    await casePage.openDetails();
    await expect(casePage.fact("Operator role")).toHaveText("Issuer");
    await expect(casePage.fact("Card")).toHaveText("4276 •••• •••• 1234");
    await expect(casePage.fact("Amount")).toHaveText("1\u00A0500.50 EUR");
    await expect(casePage.fact("Created")).toHaveText("30 Dec 2011, 10:00");
    await expect(casePage.activeStages).toContainText("Merchant's answer waits");
    await expect(casePage.stage("The end")).toContainText("Final");
    await casePage.showHidden.click();
    for (const [name, text] of [
      ["Accepts", "No"],
      ["Approval", "007123"],
      ["Routing", "lane 4"],
      ["Fee", "123 456 789 012 345 678 901 234 567 890.10 RUB"],
      ["Created", "8 Mar 2026, 02:30"],
      ["Acquirer decided", "25 Oct 2026, 01:30"],
    ] as const) {
      await expect(casePage.field("Answer of the merchant", name)).toHaveText(text);
    }
    await expect(casePage.contractNotes).toHaveCount(0);
    // Only a plain address becomes a link.
    const links = casePage.transaction.getByRole("link");
    await expect(links).toHaveText(["disputes@first.example", "+44 20 7946 0999"]);
    await expect(casePage.transaction).toContainText("second.example?bcc=x@evil.example");
    await expect(casePage.turn).toContainText("2 Jan 2031, 03:04");
    await expect(casePage.turn.getByTitle("2 Jan 2031, 03:04:05")).toBeVisible();
    await expect(casePage.fact("Transaction date")).toHaveText("11 May 2020");
  });
});

test("a case the other way round, as declared", async ({ openCase, casePage, page }) => {
  // The control: they are in what the service sends.
  expect(asDeclared.text(false)).toMatch(/9999-12-31T00:00:00[\s\S]*0001-01-01T00:00:00/);
  await openCase(asDeclared);
  await expect(casePage.heading).toHaveText("FR-24-2");
  await casePage.openDetails();
  await expect(casePage.fact("Your bank")).toHaveText("initiator");
  await expect(casePage.stage("Report")).toContainText("Answer declined by the acquirer");
  await expect(casePage.activeStages).toContainText("Answer accepted by the acquirer");
  await expect(casePage.fact("Transaction date")).toHaveText("29 Feb 2024");
  await expect(casePage.contractNotes).toHaveCount(0);
  const stages = casePage.stages.getByRole("link");
  await expect(stages).toHaveCount(3);
  for (const stage of await stages.all()) {
    await stage.click();
    await expect(casePage.section((await stage.textContent()) ?? "")).toBeVisible();
    // The whole document, with attributes and what is not visible.
    expect(await page.content()).not.toMatch(/9999|0001-|\b1 Jan 1\b|31 Dec\b|\b1 Jan 0001\b/);
  }
  await expect(casePage.stages).toContainText("No deadline");
});

test("Ctrl+P waits for the print layout", async ({ openCase, page }) => {
  const layout = gate();
  await page.route(/\/PrintedCase-[^/]*\.js$/, async (route) => {
    await layout.opened;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      document.title = `printed ${document.body.textContent.includes("Retrieved")}`;
    };
  });
  await openCase(files);
  await page.keyboard.press("Control+p");
  layout.open();
  await expect(page).toHaveTitle("printed true");
});
