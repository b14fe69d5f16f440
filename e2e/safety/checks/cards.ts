import { setTimeout as delay } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { arnOf, cardOf as numberOf } from "#create/fixtures/spreadsheet-text.ts";
import { ensureBrowser, launchArguments } from "../../../.ci/browser.mjs";
import type { CreatePage } from "../../pages/create-page.ts";
import type { ArrivingCreate } from "../../servers/faulty-service.ts";
import { type Check, type Ground, some, type Tally } from "../check.ts";
import { openForm, type Way } from "../creating/way.ts";
import { heardIn, tracesOf, wholeStrings } from "../traces.ts";

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

const ways: readonly Way[] = (["HTTP/1.1", "HTTP/2"] as const).map((transport) => ({
  transport,
  isSameOrigin: true,
  auth: "token",
}));

const forms = ["typed", "pasted"] as const;

const trials = ways.flatMap((way) =>
  Object.keys(ends).flatMap((end) => forms.map((kind) => ({ way, end, kind }))),
);

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
  const rows = Array.from({ length: 250 }, (_, at) => `${arnOf(at)}\t${at === 9 ? card : ""}`);
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

async function tryOne(
  ground: Pick<Ground, "folder"> & { readonly browser: Browser },
  { way, end, kind }: (typeof trials)[number],
  number: number,
): Promise<string[]> {
  const card = cardOf(number);
  const { service, form, renew, close } = await openForm(ground, way);
  const heard = heardIn(form.page.context());
  service.deal = ends[end] ?? (() => undefined);
  await renew();
  await fill(form, kind, card);
  await submit(form, kind);
  const traces = await tracesOf(form.page, card.slice(3, 13), heard);
  const holding = service.texts.filter((text) => text.includes(card)).length;
  await close();
  const isOne = holding === 1 || (holding === 0 && end === "dropped before the body");
  return [...traces, ...(isOne ? [] : [`${holding} bodies with it`])];
}

/** What is left of a card number once it was submitted. */
export const cardsLeft: Check = {
  name: `Card numbers: ${Object.keys(ends).length} ends of a submit, typed and pasted`,
  async run(ground): Promise<Tally> {
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: [...launchArguments, wholeStrings],
    });
    const tried = some(trials, ground);
    const lost: string[] = [];
    for (const [at, trial] of tried.entries()) {
      const left = await tryOne({ ...ground, browser }, trial, at + 1).catch((error: unknown) => [
        String(error),
      ]);
      const words = `${trial.way.transport}, ${trial.kind}, ${trial.end}`;
      if (left.length > 0) lost.push(`${words}: ${left.join(", ")}`);
    }
    await browser.close();
    return { tried: tried.length, lost };
  },
  control: {
    what: "the number is in React's state and in a mutation that is kept",
    edits: [
      {
        file: "src/create/transactions/CardField.tsx",
        from: "const [isLeft, setLeft] = useState(true);",
        to: 'const [isLeft, setLeft] = useState(true); const [, setTyped] = useState("");',
      },
      {
        file: "src/create/transactions/CardField.tsx",
        from: "vault.put(name, typedIn(event));",
        to: "setTyped(event.currentTarget.value); vault.put(name, typedIn(event));",
      },
      {
        file: "src/api/create-cases.ts",
        from: "return requestText(order, order.takeCards(), keys);",
        to: "const cards = order.takeCards(); Object.assign(order, { cards }); return requestText(order, cards, keys);",
      },
      { file: "src/api/create-mutation.ts", from: "gcTime: 0", to: "gcTime: Infinity" },
    ],
    every: 7,
  },
};
