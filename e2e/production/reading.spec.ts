import { EventEmitter, once } from "node:events";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { save } from "../saved.ts";
import { hold, json } from "../servers/replies.ts";

const { amounts, asDeclared, asInSample, files } = cases;

test("a case is asked for as specified, a POST without a body and three headers, and files for a download only", async ({
  service,
  casePage,
  signIn,
}) => {
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

/** Writes `_` as the narrow space between thousands. */
const grouped = (text: string) => text.replaceAll("_", "\u202F");

// The name of each field in the corpus, and its amount to the last digit.
const sums: Readonly<Record<string, string>> = {
  "No decimals": grouped("9_007_199_254_740_993 JPY"),
  "Two decimals": grouped("123_456_789_012_345_678_901_234_567_890.10 RUB"),
  "Three decimals": "0.125 KWD",
  "One decimal sent": "12.50 USD",
  "More decimals than the currency": "1.23456789 USD",
  Negative: grouped("-1_000_000.00 EUR"),
  "Leading zeros in the code": "5.00 ALL",
  "Bad exponent": "77.5 USD",
  "Beyond a double": "1e400 USD",
};

test("every amount keeps every digit", async ({ openCase, casePage }) => {
  await openCase(amounts);
  for (const [name, text] of Object.entries(sums)) {
    await expect(casePage.field("Sums", name), name).toHaveText(text);
  }
  await expect(casePage.field("Sums", "Broken JSON")).toContainText("300,00 GBP");
});

test("a case as the sample has it", async ({ openCase, casePage }) => {
  await openCase(asInSample);
  await expect(casePage.heading).toHaveText("DP-11-1");
  await expect(casePage.fact("Operator role")).toHaveText("Issuer");
  await expect(casePage.fact("Card")).toHaveText("4276 •••• •••• 1234");
  await expect(casePage.fact("Amount")).toHaveText("1\u202F500.50 EUR");
  await expect(casePage.activeStages).toContainText("Merchant action awaits");
  await expect(casePage.stage("The end")).toContainText("Final");
  const field = (name: string) => casePage.field("Answer of the merchant", name);
  await expect(field("Accepts")).toHaveText("No 0");
  await expect(field("Approval")).toHaveText("007123");
  await expect(field("Routing")).toHaveCount(0);
  await casePage.showHidden.check();
  await expect(field("Routing")).toHaveText("lane 4");
  await expect(casePage.contractNotes).toHaveCount(0);
  // Only a plain address becomes a link.
  const links = casePage.transaction.getByRole("link");
  await expect(links).toHaveText(["disputes@first.example", "+44 20 7946 0999"]);
  await expect(casePage.transaction).toContainText("disputes@second.example?bcc=x@evil.example");
});

test(`a case the other way round, as the types are declared, without the service's words for "never" and "open"`, async ({
  openCase,
  casePage,
  page,
}) => {
  // The control: they are in what the service sends.
  expect(asDeclared.text(false)).toMatch(/9999-12-31T00:00:00[\s\S]*0001-01-01T00:00:00/);
  await openCase(asDeclared);
  await expect(casePage.heading).toHaveText("FR-24-2");
  await expect(casePage.fact("Operator role")).toHaveText("Initiator");
  await expect(casePage.stage("Report")).toContainText("Merchant action declined by the acquirer");
  await expect(casePage.activeStages).toContainText("Merchant action accepted by the acquirer");
  await expect(casePage.transactionValue("Transaction date")).toHaveText("29.02.2024");
  await expect(casePage.contractNotes).toHaveCount(0);
  const stages = casePage.stages.getByRole("link");
  await expect(stages).toHaveCount(3);
  for (const stage of await stages.all()) {
    await stage.click();
    await expect(casePage.section((await stage.textContent()) ?? "")).toBeVisible();
    // The whole document, with attributes and what is not visible.
    expect(await page.content()).not.toMatch(/9999|0001-|\b1 Jan 1\b|31 Dec\b|\b1 Jan 0001\b/);
  }
  await expect(casePage.stages).toContainText("No automatic action");
});

// The case has a time that one of these zones skips, a time that occurs twice, and a day that never was.
for (const timezoneId of ["America/Los_Angeles", "Pacific/Apia"]) {
  test.describe(`in a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("times and dates are literally those of the service", async ({
      openCase,
      casePage,
      page,
    }) => {
      await openCase(asInSample);
      expect(await page.evaluate(() => Temporal.Now.timeZoneId())).toBe(timezoneId);
      await expect(casePage.fact("Created")).toHaveText("30 Dec 2011, 10:00");
      await expect(casePage.field("Answer of the merchant", "Created")).toHaveText(
        "8 Mar 2026, 02:30",
      );
      await expect(casePage.field("Answer of the merchant", "Started")).toHaveText(
        "11 May 2026, 00:00",
      );
      await expect(casePage.field("Answer of the merchant", "Acquirer decided")).toHaveText(
        "25 Oct 2026, 01:30",
      );
      await expect(casePage.turn).toContainText("2 Jan 2031, 03:04");
      await expect(casePage.turn.getByTitle("2 Jan 2031, 03:04:05")).toBeVisible();
      await expect(casePage.transactionValue("Transaction date")).toHaveText("11.05.2020");
    });
  });
}

for (const width of [1280, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the heading stays in its place when the case arrives", async ({
      service,
      casePage,
      signIn,
    }) => {
      const held = hold(json(asInSample.text(false)));
      service.reads(asInSample.id, held.reply);
      await casePage.goto(asInSample.id);
      await signIn.with("t");
      await held.arrived;
      await expect(casePage.main).toHaveAttribute("aria-busy", "true");
      const before = await casePage.heading.boundingBox();
      held.release();
      await expect(casePage.stages).toBeVisible();
      const after = await casePage.heading.boundingBox();
      expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
    });
  });
}

test("Ctrl+P waits for the print layout", async ({ site, service, casePage, signIn, page }) => {
  const { handle } = site;
  const gate = new EventEmitter();
  const released = once(gate, "released");
  site.handle = async (request) => {
    if (/\/CasePrint-[^/]*\.js$/.test(request.url)) await released;
    return handle(request);
  };
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      document.title = `printed ${document.body.textContent.includes("Retrieved")}`;
    };
  });
  service.has(files.id, files.text);
  await casePage.goto(files.id);
  await signIn.with("tok.en-1");
  await expect(casePage.stages).toBeVisible();
  await page.keyboard.press("Control+p");
  gate.emit("released");
  await expect(page).toHaveTitle("printed true");
});
