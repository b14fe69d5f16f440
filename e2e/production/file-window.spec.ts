import type { Page } from "@playwright/test";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import type { CasePage } from "../pages/case-page.ts";

const { files } = cases;

test.use({ config: { keepToken: "tab" } });

/** Previews a file of the case, and opens it in a window. */
async function openWindow(casePage: CasePage, page: Page, name = "letter.txt"): Promise<Page> {
  const { attachments } = casePage;
  // The preview of another file hides the list.
  await page.keyboard.press("Escape");
  await attachments.preview(name).first().click();
  const opened = page.waitForEvent("popup");
  await attachments.shown(name).getByRole("button", { name: "Open in a window" }).click();
  const own = await opened;
  await expect(own).toHaveURL(/^blob:/);
  return own;
}

test("a file opens in a window as what its bytes are, without a token and a request, and closes on sign-out", async ({
  casePage,
  openCase,
  page,
  service,
  signIn,
}) => {
  await openCase(files);
  const letter = await openWindow(casePage, page);
  await expect(letter.getByText("the parcel никогда не пришла.")).toBeVisible();
  expect(await letter.evaluate(() => document.contentType)).toBe("text/plain");
  const stored = await letter.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).not.toContain("case-viewer.token");
  // The control: the tab itself keeps it.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain("case-viewer.token");
  const requests = service.requests.length;
  const markup = await openWindow(casePage, page, "page.html");
  expect(await markup.evaluate(() => document.contentType)).toBe("text/plain");
  expect(service.requests).toHaveLength(requests);
  const closed = [letter, markup].map((own) => own.waitForEvent("close", { timeout: 1000 }));
  await signIn.signOut.click();
  await Promise.all(closed);
});

test("the window of a file closes when its tab locks, is reloaded or closed", async ({
  casePage,
  openCase,
  page,
  signIn,
}) => {
  await page.clock.install();
  await openCase(files);
  const end = {
    locked: async () => {
      await page.clock.fastForward("16:00");
      await signIn.with("t");
    },
    reloaded: () => page.reload(),
    closed: () => page.close(),
  };
  for (const act of Object.values(end)) {
    const own = await openWindow(casePage, page);
    const closed = own.waitForEvent("close");
    await act();
    await closed;
  }
});
