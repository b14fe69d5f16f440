import type { Page } from "@playwright/test";
import { cases } from "../corpora/cases.ts";
import { SignInDialog } from "../pages/sign-in-dialog.ts";
import type { FakeService } from "../servers/fake-service.ts";
import { empty, json } from "../servers/replies.ts";
import { expect, test } from "./safety-test.ts";
import { recordMessages, tracesBesideHeap, tracesOf, wholeStrings } from "./traces.ts";

const { id, text } = cases.asInSample;
const idle = "03:00";

/** What ends the use of a token. Afterwards it is nowhere; while it is in use, it is on the heap of its own tab only. */
const ends: Readonly<Record<string, (page: Page, service: FakeService) => Promise<void>>> = {
  "in use": async () => undefined,
  "signed out": async (page) => new SignInDialog(page).signOut.click(),
  locked: async (page) => page.clock.fastForward(idle),
  "refused with 401": async (page, service) => {
    service.reads(id, empty(401), json(text(false)));
    await page.getByRole("button", { name: "Refresh" }).click();
  },
  reloaded: async (page) => void (await page.reload()),
};

/** Enters a token with the keyboard: a text that a script hands over would stay on the page's heap. */
async function typeToken(page: Page, token: string): Promise<void> {
  await new SignInDialog(page).accessToken.focus();
  await page.keyboard.type(token);
  await page.keyboard.press("Enter");
  await page.getByRole("list", { name: "Stages" }).waitFor();
}

test.use({
  config: { idleMinutes: 2 },
  launchOptions: wholeStrings,
});

for (const [name, end] of Object.entries(ends)) {
  const isInUse = name === "in use";
  const tag = isInUse ? "@sample" : [];
  test(`an access token that is ${name}`, { tag }, async ({ page, service, casePage, signIn }) => {
    const token = `s3cret-${Date.now()}`;
    service.has(id, text);
    const messages = recordMessages(page.context());
    await page.clock.install();
    await casePage.goto(id);
    await typeToken(page, token);
    const otherTab = await page.context().newPage();
    await otherTab.goto(page.url());
    await typeToken(otherTab, "another");
    await end(page, service);
    if (!isInUse) await signIn.dialog.waitFor();
    const look = isInUse ? tracesBesideHeap : tracesOf;
    expect.soft(await look(page, token, messages)).toEqual([]);
    expect.soft(await tracesOf(otherTab, token, messages), "in another tab").toEqual([]);
    const elsewhere = service.requests.filter(
      ({ headers: { "x-authorization": _own, ...headers }, ...rest }) =>
        JSON.stringify([headers, rest]).includes(token),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });
}

test("a case is nowhere after signing out", async ({ page, openCase, casePage, signIn }) => {
  const bank = `Bank ${Date.now()}`;
  const messages = recordMessages(page.context());
  await openCase({ id, text: (files) => text(files).replaceAll("First Bank", bank) });
  await casePage.openAnswer();
  await expect(casePage.raw).toBeVisible();
  expect(await tracesOf(page, bank, messages)).toEqual(["document", "heap"]);

  await signIn.signOut.click();
  await signIn.dialog.waitFor();
  expect(await tracesOf(page, bank, messages)).toEqual([]);
});

test("the control: a word is found in every place", { tag: "@sample" }, async ({ page, home }) => {
  const messages = recordMessages(page.context());
  await home.goto();
  await page.evaluate(async () => {
    const word = "planted";
    console.log(word);
    history.replaceState({ word }, "", `?${word}`);
    document.title = word;
    document.body.append(Object.assign(document.createElement("input"), { value: word }));
    sessionStorage.setItem(word, "");
    localStorage.setItem(word, "");
    document.cookie = `word=${word}`;
    Object.assign(globalThis, { name: word, onHeap: { word } });
    performance.mark(word);
    await (await caches.open("control")).put(`/${word}`, new Response());
    const opening = indexedDB.open("control");
    await new Promise((resolve) => opening.addEventListener("upgradeneeded", resolve));
    opening.result.createObjectStore("words").put(word, 1);
    // It comes once the word is stored.
    await new Promise((resolve) => opening.addEventListener("success", resolve));
  });
  // Every place has an empty text.
  const places = await tracesBesideHeap(page, "", messages);
  expect(await tracesOf(page, "planted", messages)).toEqual([...places, "heap"]);
});
