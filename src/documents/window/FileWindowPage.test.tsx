import { MemoryRouter } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { setUpApi } from "#api/fixtures/api-setup.tsx";
import { setUpApp } from "#app/fixtures/open-app.tsx";
import { caseOf } from "#model/fixtures/case-of.ts";
import { Attachments } from "../Attachments.tsx";
import { CaseFilesProvider } from "../CaseFilesProvider.tsx";
import { base64Of, catchDownloads, download } from "../fixtures/attachments-page.tsx";
import { answerWith } from "../fixtures/case-answer.ts";
import { answerFiles, startFileService } from "../fixtures/file-service.ts";
import { FileWindowHost } from "./FileWindowHost.tsx";

startFileService();

const names = ["letter.txt", "receipt 4111111111111111.txt", "gone.txt"];
const shown = caseOf({
  ...answerWith(names.map((name, index) => ({ id: `d${index}`, name }))).bpItem,
  code: "DP-26-1",
});

const { withApi, session } = setUpApi(fetch, { auth: "token" });
const neverAsked = vi.fn<typeof fetch>(() =>
  Promise.reject(new Error("the window asks the service")),
);

beforeEach(() => {
  session.signIn("secret");
  // The window and the tab that has opened it are one page here.
  window.opener = window;
  onTestFinished(() => {
    window.opener = null;
  });
});

/** Shows the tab of the case, whose files were read. */
async function showTab() {
  answerFiles(base64Of("one"), base64Of("two"), "");
  const saved = catchDownloads();
  const tab = await render(
    withApi(
      <CaseFilesProvider caseId={shown.id} retrievedAt={0}>
        <Attachments caseData={shown} stage={undefined} writeReport={async () => ""} />
        <FileWindowHost caseData={shown} />
      </CaseFilesProvider>,
    ),
    { wrapper: MemoryRouter },
  );
  await download("letter.txt").click();
  await expect.poll(() => saved.length).toBe(1);
  return { tab, saved };
}

/** Opens an address of the window, which has no token. */
const openWindow = (address: string) =>
  setUpApp(neverAsked, { auth: "token" }).open({ addresses: [address] });

const first = "/cases/900453/files/1";
const heading = page.getByRole("heading", { level: 1 });
const caseLink = page.getByRole("link", { name: "Case 900453" });
const link = () => caseLink.element().getAttribute("href");

test("shows the file that the case's tab hands over, and goes through the others", async () => {
  const { saved } = await showTab();
  const { router } = await openWindow(first);
  await expect.element(page.getByText("one", { exact: true })).toBeVisible();
  await expect.poll(() => document.title).toBe("letter.txt · DP-26-1");
  await expect.element(heading).toHaveTextContent("letter.txt");
  await page.getByRole("button", { name: "Next file" }).click();
  await expect.element(page.getByText("two", { exact: true })).toBeVisible();
  await expect.poll(() => document.title).toBe("receipt 4111••••••••1111.txt · DP-26-1");
  expect(router.state.location.pathname).toBe("/cases/900453/files/2");
  await page
    .getByRole("button", { name: /^Download receipt/ })
    .last()
    .click();
  expect(await (await saved[1]?.blob)?.text()).toBe("two");
  await userEvent.keyboard("n");
  await expect.element(page.getByText("This file is empty.")).toBeVisible();
  await expect.element(page.getByRole("dialog", { name: "Sign in" })).not.toBeInTheDocument();
  expect(neverAsked).not.toHaveBeenCalled();
});

test.each([
  ["locked", () => session.lock()],
  ["signed out", () => session.signOut()],
])("closes when the tab is %s, and is empty where it can't be closed", async (_how, end) => {
  const close = vi.spyOn(window, "close").mockReturnValue();
  await showTab();
  await openWindow(first);
  await expect.element(page.getByText("one", { exact: true })).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  end();
  await expect.element(page.getByRole("alert")).toHaveTextContent("closed, reloaded or locked");
  await expect.element(page.getByText("one", { exact: true })).not.toBeInTheDocument();
  expect(link()).toBe("/cases/900453");
  expect(close).toHaveBeenCalled();
});

test("warns when the tab is about to be locked, and keeps it open by what is done here", async () => {
  await showTab();
  await openWindow(first);
  await expect.element(page.getByText("one", { exact: true })).toBeVisible();
  const { promise: activity, resolve } = Promise.withResolvers<void>();
  session.onActivity(() => {
    session.warnOfLock(false);
    resolve();
  });
  session.warnOfLock(true);
  const warning = page.getByText("This session locks soon");
  const stay = page.getByRole("button", { name: "Stay signed in" });
  await expect.element(stay).toBeVisible();
  // By key: a pointer on its way to the button counts as activity, and the button is gone before it is pressed.
  stay.element().focus();
  await userEvent.keyboard("{Enter}");
  await activity;
  await expect.element(warning).not.toBeInTheDocument();
});

test("shows the case's link without a tab that has opened it", async () => {
  await showTab();
  window.opener = null;
  await openWindow(first);
  await expect.element(heading).toHaveTextContent("opened from its case");
  expect(link()).toBe("/cases/900453");
  expect(neverAsked).not.toHaveBeenCalled();
});

test.each<[tab: string, message: unknown]>([
  ["another build", { type: "files", build: "another", lock: "tab", handed: { documents: 1 } }],
  ["a build that names none", { type: "files", lock: "tab", documents: [], files: [] }],
  ["a later build", "said by a later build"],
])("shows the case's link where the tab is of %s", async (_tab, message) => {
  const answer = ({ ports: [port] }: MessageEvent) => port?.postMessage(message);
  window.addEventListener("message", answer);
  onTestFinished(() => window.removeEventListener("message", answer));
  await openWindow(first);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("No tab has handed over the file");
  expect(link()).toBe("/cases/900453");
});

test.each([
  ["another case", "/cases/900454/files/1", "No tab has handed over the file"],
  ["a number beyond the list", "/cases/900453/files/4", "no file number 4"],
])("shows the case's link for %s", async (_what, address, reason) => {
  await showTab();
  await openWindow(address);
  await expect.element(page.getByRole("alert")).toHaveTextContent(reason);
});

test.each([
  ["/cases/900453/files/0", "Page not found"],
  ["/cases/900453/files/1e3", "Page not found"],
  ["/cases/900453/files/01", "Page not found"],
  ["/cases/900453/files/-1", "Page not found"],
  ["/cases/0x10/files/1", "Not a case id"],
  ["/cases/4111111111111111/files/1", "Not a case id"],
])("refuses the address %s", async (address, title) => {
  await setUpApp(neverAsked).open({ addresses: [address] });
  await expect.element(heading).toHaveTextContent(title);
  await expect.element(page.getByRole("link", { name: "Case viewer" })).toBeVisible();
  expect(neverAsked).not.toHaveBeenCalled();
});
