import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  answered,
  arn,
  arnBox,
  button,
  card,
  cardBox,
  caseType,
  made,
  otherArn,
  refused,
  results,
  row,
  showCreate,
  stored,
  transaction,
} from "./fixtures/create-page.tsx";
import { sentRequests } from "./sent-requests.ts";

function forget() {
  sentRequests.clear();
  sessionStorage.clear();
}
beforeEach(forget);
afterEach(() => {
  vi.restoreAllMocks();
  forget();
});

async function fillTwo() {
  await caseType("DP dispute").click();
  await arnBox().fill(` ${arn.slice(0, 7)} ${arn.slice(7)} `);
  await cardBox().fill("4111 1111-1111 1111");
  await button("Add transaction").click();
  await arnBox(2).fill(otherArn);
  await button("Add field").click();
  await row(1).getByRole("textbox", { name: "Code" }).fill("f_Comment");
  await row(1).getByRole("textbox", { name: "Value" }).fill("Ü\n<b>");
}

describe("what is sent", () => {
  test("the request with the names of the type table, once, and the review shows it before", async () => {
    const { bodies } = await showCreate({ answers: [answered(true, made(11), made(12))] });
    await fillTwo();
    const sent = {
      operationDataList: [
        { acquirerReferenceData: arn, CardNumber: card },
        { acquirerReferenceData: otherArn },
      ],
      fields: [{ code: "f_Comment", value: "Ü\n<b>" }],
      bpCode: "DP",
    };
    const review = JSON.stringify(sent, null, 2).replace(card, "4111••••••••1111");
    const shown = page.getByRole("region", { name: "Review" });
    await expect.poll(() => shown.element().querySelector("pre")?.textContent).toBe(review);
    await button("Create case").click();
    await expect.element(results().getByRole("link", { name: "Open case 12" })).toBeVisible();
    expect(bodies).toEqual([JSON.stringify(sent)]);
  });

  test("with capitalised names where the setting says so, in the review too", async () => {
    const { bodies } = await showCreate({
      answers: [answered(true, made(11), made(12))],
      settings: { requestKeys: "capitalized" },
    });
    await fillTwo();
    await expect
      .element(page.getByRole("region", { name: "Review" }))
      .toHaveTextContent('"AcquirerReferenceData"');
    await button("Create case").click();
    await expect.element(results()).toBeVisible();
    expect(bodies.map((body): unknown => JSON.parse(body))).toEqual([
      {
        OperationDataList: [
          { AcquirerReferenceData: arn, CardNumber: card },
          { AcquirerReferenceData: otherArn },
        ],
        Fields: [{ Code: "f_Comment", Value: "Ü\n<b>" }],
        BpCode: "DP",
      },
    ]);
  });

  test.each([
    ["a double click", () => button("Create case").dblClick()],
    [
      "two clicks in one breath",
      async () => {
        const submit = await button("Create case").findElement();
        for (const type of ["click", "click"]) {
          submit.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
        }
      },
    ],
    [
      "Enter and a click",
      async () => {
        const submit = button("Create case").element();
        await userEvent.type(arnBox(), "{Enter}");
        submit.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      },
    ],
    ["Enter held down", () => userEvent.type(arnBox(), "{Enter}{Enter}{Enter}")],
  ])("%s sends one request", async (_what, press) => {
    const answer = Promise.withResolvers<Response>();
    const { bodies } = await showCreate({ answers: [() => answer.promise] });
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await press();
    await expect.element(button("Sending…")).toHaveAttribute("aria-disabled", "true");
    button("Sending…")
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    answer.resolve(answered(true, made(11))());
    await expect.element(results()).toBeVisible();
    expect(bodies).toHaveLength(1);
  });
});

describe("card numbers", () => {
  test("are masked after leaving, and a mask that is edited starts anew", async () => {
    await showCreate();
    await cardBox().fill(card);
    await expect.element(cardBox()).toHaveValue(card);
    await userEvent.tab();
    await expect.element(cardBox()).toHaveValue("4111 •••• •••• 1111");
    await expect.element(cardBox()).toHaveAttribute("autocomplete", "off");
    await cardBox().click();
    await userEvent.keyboard("{End}5");
    await expect.element(cardBox()).toHaveValue("5");
  });

  test.each([
    ["created", answered(true, made(11))],
    ["refused", answered(false, refused("no"))],
    ["forbidden", () => new Response("", { status: 403 })],
    ["lost", () => Promise.reject(new TypeError("reset"))],
  ])("are nowhere after a request that was %s, having been in its body", async (_end, answer) => {
    const { bodies, client, router } = await showCreate({ answers: [answer] });
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await cardBox().fill(card);
    expect(remembered()).toContain(card);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert").first()).toBeVisible();
    expect(bodies.join()).toContain(card);
    const cached = client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state);
    const everywhere = [remembered(), JSON.stringify([cached, router.state.location])].join();
    expect(everywhere.replaceAll(/[^\d]/g, "")).not.toContain(card);
    await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
  });

  test("are forgotten even when nothing left this computer", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { bodies } = await showCreate();
    await caseType("DP dispute").click();
    await cardBox().fill(card);
    await button("Create case").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("offline; nothing was sent");
    await expect.element(cardBox()).toHaveValue("");
    expect(bodies).toEqual([]);
  });

  test("wait masked while the operator has to sign in first", async () => {
    const { bodies, session } = await showCreate({
      answers: [answered(true, made(11))],
      settings: { auth: "token" },
    });
    await caseType("DP dispute").click();
    await userEvent.type(cardBox(), card);
    const form = page.getByRole("form", { name: "Create case" }).element();
    if (form instanceof HTMLFormElement) form.requestSubmit();
    expect(cardBox().element()).toHaveValue("4111 •••• •••• 1111");
    await expect.element(button("Sending…")).toBeVisible();
    await expect.element(cardBox()).toHaveValue("4111 •••• •••• 1111");
    expect(bodies).toEqual([]);
    session.signIn("t");
    await expect.element(results()).toBeVisible();
    expect(bodies.join()).toContain(card);
  });

  test("have to be typed again after a failure, and everything else has not", async () => {
    await showCreate({ answers: [() => new Response("", { status: 403 })] });
    await fillTwo();
    await button("Create case").click();
    await expect
      .element(page.getByText("Nothing was created. What you typed is still here, except"))
      .toBeVisible();
    await expect.element(cardBox()).toHaveValue("");
    await expect.element(transaction(1)).toHaveTextContent("Not kept; type it again.");
    await expect.element(transaction(2)).not.toHaveTextContent("Not kept");
    await expect.element(arnBox(2)).toHaveValue(otherArn);
    await expect.element(row(1).getByRole("textbox", { name: "Value" })).toHaveValue("Ü\n<b>");
    await cardBox().fill(card);
    await expect.element(transaction(1)).not.toHaveTextContent("Not kept");
  });
});

/** The texts of the page, of its inputs and of the storages. */
function remembered(): string {
  const inputs = [...document.querySelectorAll("input, textarea")].map((input) =>
    input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : "",
  );
  return JSON.stringify([
    document.documentElement.outerHTML,
    inputs,
    stored(),
    location.href,
    history.state,
  ]);
}

describe("the outcome", () => {
  test("item by item: created with a link, refused in the service's words, and the failed ones again", async () => {
    const { bodies } = await showCreate({
      answers: [
        answered(false, made(11), refused("<b>No</b> such  transaction")),
        answered(true, made(12)),
      ],
    });
    await fillTwo();
    await button("Create case").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("1 of 2 created");
    const items = results().getByRole("listitem");
    await expect.element(items.nth(0)).toHaveTextContent(`Transaction 1${arn}CreatedOpen case 11`);
    await expect.element(items.nth(1)).toHaveTextContent("<b>No</b> such transaction");
    await expect.element(page.getByText(/each line belongs to the transaction/)).toBeVisible();
    await expect
      .element(items.nth(0).getByRole("link", { name: "Open case 11" }))
      .toHaveAttribute("href", "/cases/11");
    await expect.element(page.getByRole("form", { name: "Create case" })).not.toBeInTheDocument();

    await button("Retry failed only").click();
    await expect.element(arnBox(1)).toHaveValue(otherArn);
    await expect.element(transaction(2)).not.toBeInTheDocument();
    await expect.element(row(1).getByRole("textbox", { name: "Code" })).toHaveValue("f_Comment");
    await button("Create case").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("1 of 1 created");
    expect(bodies[1]).not.toContain(arn);
    await expect.element(page.getByRole("link", { name: "Open case 11" })).toBeVisible();
    await button("New case").click();
    await expect.element(arnBox(1)).toHaveValue("");
    await expect.element(caseType("DP dispute")).not.toBeChecked();
  });

  test("names no transaction when the counts differ, and asks before it sends one again", async () => {
    const { bodies } = await showCreate({
      answers: [answered(false, refused("Not today")), answered(true, made(12), made(13))],
    });
    await fillTwo();
    await button("Create case").click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("The service sent 1 result for 2 transactions");
    await expect.element(results()).toHaveTextContent("Result 1RefusedNot today");
    await expect.element(button("Retry failed only")).not.toBeInTheDocument();
    await button("Back to the form").click();
    await button("Create case").click();
    const dialog = page.getByRole("dialog", { name: "Send again?" });
    await expect.element(dialog).toHaveTextContent(arn);
    await expect.element(dialog).toHaveTextContent(otherArn);
    expect(bodies).toHaveLength(1);
  });

  test.each([
    [answered(true, made(11), refused("no")), "reports success as a whole"],
    [answered(false, made(11), made(12)), "reports failure as a whole"],
  ])("says when the whole and the items disagree", async (answer, words) => {
    await showCreate({ answers: [answer] });
    await fillTwo();
    await button("Create case").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(words);
  });

  test("a created item without id, a refused one without reason and one without verdict are said so", async () => {
    await showCreate({ answers: [answered(undefined, { success: true }, { bpItemId: 5 })] });
    await fillTwo();
    await button("Create case").click();
    await expect.element(results()).toHaveTextContent("CreatedThe service sent no case id.");
    await expect
      .element(results())
      .toHaveTextContent("Not saidOpen case 5The service does not say whether");
    await expect.element(page.getByRole("alert")).toHaveTextContent("1 of 2 created");
  });

  test("a refusal of the whole is said in the service's words, the form as it was", async () => {
    await showCreate({
      answers: [
        () => new Response('{"success":false,"errorMessage":"Closed today"}', { status: 503 }),
      ],
    });
    await fillTwo();
    await button("Create case").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Closed today");
    await expect.element(arnBox(2)).toHaveValue(otherArn);
  });
});

describe("an answer that was lost", () => {
  test("is an unknown outcome, survives a reload, and the same ARN asks before it is sent again", async () => {
    const { bodies, screen } = await showCreate({
      answers: [() => Promise.reject(new TypeError())],
    });
    await fillTwo();
    await button("Create case").click();
    const notice = page.getByRole("alert");
    await expect.element(notice.getByRole("heading", { name: "Outcome unknown" })).toBeVisible();
    await expect.element(notice).toHaveTextContent(arn);
    await expect.element(notice).toHaveTextContent(otherArn);
    await expect
      .element(notice)
      .toHaveTextContent(/Sent .*\d\d:\d\d:\d\d by this computer's clock/);

    await button("Create case").click();
    const dialog = page.getByRole("dialog", { name: "Send again?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    expect(bodies).toHaveLength(1);
    await screen.unmount();

    const again = await showCreate({ answers: [answered(true, made(11), made(12))] });
    await expect.element(page.getByRole("heading", { name: "Outcome unknown" })).toBeVisible();
    await button("Create case").click();
    await dialog.getByRole("button", { name: "Send again" }).click();
    await expect.element(results()).toBeVisible();
    expect(again.bodies).toHaveLength(1);
    await expect
      .element(page.getByRole("heading", { name: "Outcome unknown" }))
      .not.toBeInTheDocument();
  });

  test("another ARN is sent without a question, and one that was checked too", async () => {
    const { bodies } = await showCreate({
      answers: [() => Promise.reject(new TypeError()), () => Promise.reject(new TypeError())],
    });
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await button("Create case").click();
    await button("I have checked").click();
    await expect
      .element(page.getByRole("heading", { name: "Outcome unknown" }))
      .not.toBeInTheDocument();
    await button("Create case").click();
    await expect.element(page.getByRole("heading", { name: "Outcome unknown" })).toBeVisible();
    await arnBox().fill(otherArn);
    await button("Create case").click();
    await expect.poll(() => bodies.length).toBe(3);
  });
});
