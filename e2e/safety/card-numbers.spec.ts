import { arnOf, cardOf as numberOf } from "#create/fixtures/spreadsheet-text.ts";
import type { CreatePage } from "../pages/create-page.ts";
import { brokenOff, dropped, empty, html, json, type Reply, silent } from "../servers/replies.ts";
import { expect, test } from "./safety-test.ts";
import { recordMessages, tracesOf, wholeStrings } from "./traces.ts";

const item = (success: boolean) => JSON.stringify({ success, errorMessage: success ? "" : "No." });
const items = (...list: boolean[]) => `{"resultItems":[${list.map(item).join()}],"success":true}`;

/** How the service answers a create; `undefined`: the connection drops before the body has arrived. */
const ends: Readonly<Record<string, Reply | undefined>> = {
  created: json(items(true)),
  refused: json(items(false)),
  "another count": json(items(true, true)),
  "refused as a whole": json('{"success":false,"errorMessage":"No."}', 400),
  "status 401": empty(401),
  "status 403": empty(403),
  "status 500": empty(500),
  "a page": html("<h1>Gateway</h1>"),
  "half an answer": brokenOff(items(true)),
  "dropped before the body": undefined,
  dropped,
  "no answer": silent,
};

const forms = ["typed", "pasted"] as const;

/** A card number that occurs in no other text; its middle digits are never shown. */
const cardOf = (number: number) => numberOf(1_609_000_000 + number * 7_003);

/** Enters a card number with the keyboard: a text that a script hands over would stay on the page's heap. */
async function fill(form: CreatePage, kind: (typeof forms)[number], card: string): Promise<void> {
  const { keyboard } = form.page;
  if (kind === "typed") {
    await form.arn(1).fill(arnOf(1));
    await form.card(1).focus();
    await keyboard.type(card);
    await form.arn(1).focus();
    return;
  }
  const rows = Array.from(
    { length: 250 },
    (_, index) => `${arnOf(index)}\t${index === 9 ? card : ""}`,
  );
  await form.form.getByRole("button", { name: "Paste from a spreadsheet" }).click();
  await form.page.getByRole("textbox", { name: "Rows" }).focus();
  await keyboard.insertText(rows.join("\n"));
  await form.page.getByRole("button", { name: "Add these rows" }).click();
  await form.rows.waitFor();
}

async function submit(form: CreatePage, kind: (typeof forms)[number]): Promise<void> {
  await form.submit.click();
  if (kind === "pasted") {
    await form.confirmMany.getByRole("button", { name: /^Create/ }).click();
    await form.page.getByRole("region", { name: "Result" }).first().waitFor();
  }
  const { page } = form;
  const ending = page.getByRole("alert").or(form.result).or(page.getByRole("dialog")).first();
  await ending.waitFor();
  // Wait until no request is being sent.
  await page
    .getByText(/^Sending…?$/)
    .first()
    .waitFor({ state: "detached" });
}

test.use({
  ignoreHTTPSErrors: true,
  mayComplain: true,
  serviceAt: "same origin",
  config: { formProfile: "", keepToken: "tab", createTimeoutSeconds: 3 },
  launchOptions: wholeStrings,
});

const transports = ["HTTP/1.1", "HTTP/2"] as const;
const trials = transports.flatMap((transport) =>
  Object.entries(ends).flatMap(([end, reply]) =>
    forms.map((kind) => ({ transport, end, reply, kind })),
  ),
);

for (const [number, { transport, end, reply, kind }] of trials.entries()) {
  test.describe(transport, () => {
    test.use({ transport });

    test(`${kind}: ${end}`, async ({ page, service, createPage, signIn }) => {
      const card = cardOf(number + 1);
      const messages = recordMessages(page.context());
      if (reply) service.creates(reply);
      else service.dropsNext = "before body";
      await createPage.goto("?bpCode=FR");
      await signIn.with("t");
      await fill(createPage, kind, card);
      await submit(createPage, kind);
      expect.soft(await tracesOf(page, card.slice(3, 13), messages)).toEqual([]);
      const bodies = service.requests.filter(({ body }) => body.includes(card)).length;
      if (reply || bodies > 0) expect(bodies).toBe(1);
    });
  });
}
