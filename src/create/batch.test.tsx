import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { clearDrafts } from "./clear-drafts.ts";
import {
  answered,
  button,
  caseType,
  made,
  refused,
  results,
  showCreate,
} from "./fixtures/create-page.tsx";
import { arnOf, cardOf, sheetOf } from "./fixtures/spreadsheet-text.ts";

beforeEach(clearDrafts);
afterEach(clearDrafts);

const total = 210;
const table = () => page.getByRole("table", { name: "Rows to send" });
const confirm = () => page.getByRole("dialog", { name: "Send this batch?" });
const counted = () => page.getByRole("region", { name: "Result" }).getByRole("alert");

/** An answer in which each of so many transactions has a case. */
const allMade = (from: number, count: number) =>
  answered(true, ...Array.from({ length: count }, (_, at) => made(from + at)));

async function paste(text: string) {
  await button("Paste from a spreadsheet").click();
  await page.getByRole("textbox", { name: "Rows" }).fill(text);
  await button("Add these rows").click();
}

/** A batch of 210 in requests of 100. */
async function showBatch(setting: Parameters<typeof showCreate>[0], text = sheetOf(total)) {
  const shown = await showCreate(setting);
  await caseType("DP dispute").click();
  await paste(text);
  await page.getByRole("spinbutton", { name: "Transactions per request" }).fill("100");
  return shown;
}

async function send() {
  await button("Create case").click();
  await confirm().getByRole("button", { name: "Send 3 requests" }).click();
}

/** How many transactions each body held. */
const sizes = (bodies: readonly string[]) =>
  bodies.map((body) => body.split("CardNumber").length - 1);

describe("pasted rows", () => {
  test("stay groups up to two hundred, and are a table of verdicts above", async () => {
    await showCreate();
    await paste(sheetOf(200));
    await expect.element(page.getByRole("group", { name: "Transaction 200" })).toBeVisible();
    await paste(`${arnOf(201)}\t\n${arnOf(7)}\t\n${arnOf(202)}\t12\n7400\t\n???\t${cardOf(1)}`);
    await expect
      .element(page.getByRole("group", { name: /^Transaction \d/ }))
      .not.toBeInTheDocument();
    await expect.element(button("Ready 201")).toBeVisible();
    await button("Duplicate 1").click();
    await expect.element(table()).toHaveTextContent("Duplicate of row 7");
    await button("Not usable 2").click();
    await expect.element(table()).toHaveTextContent("neither an ARN nor a card number");
    await button("Doubtful 1").click();
    await expect.element(table()).toHaveTextContent("4 digits; an ARN has 23");
    await expect.element(page.getByText("202 transactions in 5 requests")).toBeVisible();
    await expect.element(page.getByText("3 rows will not be sent.")).toBeVisible();
  });

  test("are corrected, removed, or sent although something speaks against them", async () => {
    await showCreate();
    await paste(`${sheetOf(total)}\n???\t\n${arnOf(3)}\t`);
    await button("Duplicate 1").click();
    await button("Send row 212 anyway").click();
    await expect.element(page.getByText("211 transactions in")).toBeVisible();
    await button("Not usable 1").click();
    await button("Fix row 211").click();
    const fix = page.getByRole("dialog", { name: "Fix row 211" });
    await fix.getByRole("textbox", { name: "ARN" }).fill(arnOf(300));
    await fix.getByRole("textbox", { name: "Card number" }).fill(cardOf(300));
    await userEvent.keyboard("{Enter}");
    await expect.element(fix).not.toBeInTheDocument();
    await expect.element(confirm()).not.toBeInTheDocument();
    await expect.element(page.getByText("212 transactions in")).toBeVisible();
    await button("Duplicate 1").click();
    await button("Remove this row").click();
    await expect.element(page.getByText("211 transactions in")).toBeVisible();
  });

  test("are nowhere in the page or the storages but masked, and leaving asks", async () => {
    const { history } = await showBatch({});
    await expect.element(table()).toHaveTextContent("4111 •••• •••• ");
    window.dispatchEvent(new Event("pagehide"));
    const everywhere = document.documentElement.outerHTML + JSON.stringify(sessionStorage);
    for (const number of [1, 50, total]) expect(everywhere).not.toContain(cardOf(number));
    history.push("/cases/7");
    await expect.element(page.getByRole("dialog")).toHaveTextContent("pasted rows are not kept");
  });
});

describe("a run", () => {
  test("is confirmed with the first request in sight, and each request goes out once", async () => {
    const { bodies, history } = await showBatch({
      answers: [
        allMade(1, 100),
        allMade(101, 100),
        answered(true, ...Array.from({ length: 9 }, () => made(201)), refused("No")),
      ],
    });
    await button("Create case").click();
    await expect.element(confirm()).toHaveTextContent("210 transactions will be sent");
    await expect.element(confirm()).toHaveTextContent(`"acquirerReferenceData": "${arnOf(1)}"`);
    await expect.element(confirm()).not.toHaveTextContent(cardOf(1));
    expect(bodies).toEqual([]);
    const go = await confirm().getByRole("button", { name: "Send 3 requests" }).findElement();
    for (const type of ["click", "click"]) {
      go.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
    await expect.element(counted()).toHaveTextContent("209 of 210 created");
    expect(sizes(bodies)).toEqual([100, 100, 10]);
    const sent = bodies.join();
    for (const number of [1, 100, 101, total]) expect(sent.split(cardOf(number))).toHaveLength(2);
    expect(results().getByRole("listitem").elements()).toHaveLength(total);
    await button("Refused 1").click();
    await expect.poll(() => results().getByRole("listitem").elements()).toHaveLength(1);
    await expect.element(results()).toHaveTextContent(`Row 210${arnOf(total)}RefusedNo`);
    await page.getByRole("link", { name: "Put 209 cases on the worklist" }).click();
    await expect.poll(() => history.place().location.pathname).toBe("/");
    expect(history.place().location.state).toHaveLength(209);
  });

  test("pauses between requests and goes on, and nothing is sent in between", async () => {
    const first = Promise.withResolvers<Response>();
    const { bodies } = await showBatch({
      answers: [() => first.promise, allMade(101, 100), allMade(201, 10)],
    });
    await send();
    await expect.element(page.getByRole("progressbar", { name: "Requests sent" })).toBeVisible();
    await expect.element(button("Pause")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Pauses after the request on its way")).toBeVisible();
    first.resolve(allMade(1, 100)());
    await expect.element(page.getByText("1 of 3 requests, 100 of 210 transactions")).toBeVisible();
    await expect.element(page.getByText("Paused")).toBeVisible();
    expect(bodies).toHaveLength(1);
    await button("Continue").click();
    await expect.element(counted()).toHaveTextContent("210 of 210 created");
    expect(bodies).toHaveLength(3);
  });

  test("stops where an outcome is unknown, and sends the rest only after a question", async () => {
    const { bodies } = await showBatch({
      answers: [allMade(1, 100), () => Promise.reject(new TypeError("reset")), allMade(201, 10)],
    });
    await send();
    const lost = page.getByRole("alert").filter({ hasText: "Outcome unknown" });
    await expect.element(lost.first()).toHaveTextContent(arnOf(150));
    await expect.element(counted()).toHaveTextContent("100 of 210 created");
    await expect.element(counted()).toHaveTextContent("Stopped at request 2");
    await expect.element(counted()).toHaveTextContent("10 not sent.");
    expect(bodies).toHaveLength(2);
    await button("Send the rest").click();
    const asks = page.getByRole("dialog", { name: "Send the rest?" });
    await expect.element(asks).toHaveTextContent("10 transactions in 1 request");
    await asks.getByRole("button", { name: "Send the rest" }).click();
    await expect.element(counted()).toHaveTextContent("110 of 210 created");
    expect(sizes(bodies)).toEqual([100, 100, 10]);
    await button("Retry failed only").click();
    await expect.element(button("Outcome unknown 100")).toBeVisible();
    await expect.element(page.getByText("There is no row that can be sent.")).toBeVisible();
  });

  test("stops where there are more answers than transactions, and tells them apart from the rows", async () => {
    const { bodies } = await showBatch({ answers: [allMade(1, 101)] });
    await send();
    await expect.element(counted()).toHaveTextContent("101 results for 100 transactions");
    await expect.element(counted()).toHaveTextContent("0 of 210 created");
    await expect.element(results()).toHaveTextContent("Request 1, result 101");
    await button("Unknown 100").click();
    await expect.element(results()).toHaveTextContent("Cannot be told");
    expect(bodies).toHaveLength(1);
  });

  test("a refused token stops it; nothing goes out by itself, and cards come back by their ARN", async () => {
    const { bodies, session } = await showBatch({
      settings: { auth: "token" },
      answers: [
        allMade(1, 100),
        () => new Response("", { status: 401 }),
        allMade(101, 100),
        allMade(201, 10),
      ],
    });
    session.signIn("old");
    await send();
    await expect.element(page.getByText("did not accept the access token")).toBeVisible();
    session.signIn("new");
    await button("Retry failed only").click();
    expect(bodies).toHaveLength(2);
    await expect.element(button("Card missing 100")).toBeVisible();
    await expect.element(button("Ready 10")).toBeVisible();
    await paste(sheetOf(total));
    await expect
      .element(page.getByText("100 card numbers filled in by ARN. 110 other rows passed over."))
      .toBeVisible();
    await button("Create case").click();
    await confirm().getByRole("button", { name: "Send 2 requests" }).click();
    await expect.poll(() => bodies.length).toBe(4);
    expect(bodies[2]).toContain(cardOf(101));
  });
});

test("rows of a case that was created a moment ago are held back", async () => {
  await showBatch({ answers: [allMade(1, 100), allMade(101, 100), allMade(201, 10)] });
  await send();
  await expect.element(counted()).toHaveTextContent("210 of 210 created");
  await button("New case").click();
  await paste(`${sheetOf(total)}\n${arnOf(400)}\t`);
  await expect.element(button("Created before 210")).toBeVisible();
  await expect.element(page.getByText("1 transaction in 1 request")).toBeVisible();
});

test("a number of transactions that is none keeps the batch from going", async () => {
  const { bodies } = await showBatch({});
  const size = page.getByRole("spinbutton", { name: "Transactions per request" });
  await size.fill("0");
  await button("Create case").click();
  await expect.element(size).toHaveFocus();
  await expect.element(size).toHaveAccessibleDescription("A whole number from 1 to 1000.");
  await expect.element(confirm()).not.toBeInTheDocument();
  expect(bodies).toEqual([]);
});
