import { setTimeout as delay } from "node:timers/promises";
import { arnOf, cardOf as numberOf } from "#create/fixtures/spreadsheet-text.ts";
import { browserOptions } from "../browser-options.ts";
import type { CreatePage } from "../pages/create-page.ts";
import type { ArrivingCreate } from "../servers/faulty-service.ts";
import { openForm, type Route } from "./open-form.ts";
import { expect, tagsOf, connectionTest as test } from "./safety-test.ts";
import { heardIn, tracesOf, wholeStrings } from "./traces.ts";

const answered =
  (status: number, text: string) =>
  async ({ whole, answer }: ArrivingCreate) => {
    await whole;
    answer(status, text);
  };

const item = (success: boolean) => JSON.stringify({ success, errorMessage: success ? "" : "No." });
const items = (...list: boolean[]) => `{"resultItems":[${list.map(item).join()}],"success":true}`;

/** How a submit may end. */
const ends: Readonly<Record<string, (create: ArrivingCreate) => void | Promise<void>>> = {
  created: answered(200, items(true)),
  refused: answered(200, items(false)),
  "another count": answered(200, items(true, true)),
  "refused as a whole": answered(400, '{"success":false,"errorMessage":"No."}'),
  "status 401": answered(401, ""),
  "status 403": answered(403, ""),
  "status 500": answered(500, ""),
  "a page": answered(200, "<h1>Gateway</h1>"),
  "half an answer": async ({ whole, answer, cut }) => {
    await whole;
    answer(200, items(true), 9);
    await delay(30);
    cut();
  },
  "dropped before the body": ({ cut }) => cut(),
  dropped: async ({ whole, cut }) => {
    await whole;
    cut();
  },
  "no answer": () => undefined,
};

const routes: readonly Route[] = (["HTTP/1.1", "HTTP/2"] as const).map((transport) => ({
  transport,
  isSameOrigin: true,
  auth: "token",
}));

const forms = ["typed", "pasted"] as const;

/** Sixteen digits that are in no other text; the middle ones are never shown. */
const cardOf = (number: number) => numberOf(1_609_000_000 + number * 7_003);

/** Puts a card number in by the keys alone: what a script hands over is on the heap it looks through. */
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
  const ended = page.getByRole("alert").or(form.result).or(page.getByRole("dialog")).first();
  await ended.waitFor();
  // Until nothing is on its way any more.
  await page
    .getByText(/^Sending…?$/)
    .first()
    .waitFor({ state: "detached" });
}

const { launchOptions } = browserOptions;

test.use({
  ignoreHTTPSErrors: true,
  launchOptions: { ...launchOptions, args: [...launchOptions.args, wholeStrings] },
});

const trials = routes.flatMap((route) =>
  Object.entries(ends).flatMap(([end, serve]) =>
    forms.map((kind) => ({ route, end, serve, kind })),
  ),
);

for (const [number, { route, end, serve, kind }] of trials.entries()) {
  const tag = tagsOf({ isControl: number === 0 });
  test(`${route.transport}, ${kind}: ${end}`, { tag }, async ({ page, folder }) => {
    const card = cardOf(number + 1);
    const { service, form, renew, close } = await openForm(page, folder, route);
    const heard = heardIn(page.context());
    service.deal = serve;
    await renew();
    await fill(form, kind, card);
    await submit(form, kind);
    expect.soft(await tracesOf(page, card.slice(3, 13), heard)).toEqual([]);
    const bodies = service.texts.filter((text) => text.includes(card)).length;
    if (end !== "dropped before the body" || bodies > 0) expect(bodies).toBe(1);
    await close();
  });
}
