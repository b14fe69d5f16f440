import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Failure, type FailureReason } from "#api/failure.ts";
import { LanguageProvider } from "#i18n/LanguageProvider.tsx";
import { englishLanguage } from "#i18n/languages.ts";
import { FailureNotice } from "./FailureNotice.tsx";

const alert = page.getByRole("alert");

async function show(reason: FailureReason, onRetry?: () => void, isPage = false) {
  await render(
    <LanguageProvider first={englishLanguage}>
      <FailureNotice error={new Failure(reason)} isPage={isPage} {...(onRetry && { onRetry })} />
    </LanguageProvider>,
  );
}

test("offers to reload the page where the operator may have been signed out", async () => {
  await show({ kind: "unreadable", why: "redirect", isSignedOut: true }, () => {});
  await expect.element(alert).toMatchTextContent("You may have been signed out.");
  await expect.element(alert.getByRole("button", { name: "Reload the page" })).toBeVisible();
  expect(alert.getByRole("button", { name: "Try again" }).query()).toBeNull();
});

test("says first what the service said of a case that it has not sent", async () => {
  await show(
    { kind: "unreadable", why: "no-case", message: "Moved to the archive" },
    () => {},
    true,
  );
  await expect
    .element(alert)
    .toMatchTextContent(/^Moved to the archive\s*The service sent no case\./);
});

test("folds a long reason after 500 characters, with card numbers masked first", async () => {
  await show({
    kind: "refused",
    message: `${"x".repeat(485)}4111111111111111${"y".repeat(200)}`,
  });
  await expect.element(page.getByText(`${"x".repeat(485)}4111•••••••••••…`)).toBeVisible();
  page.getByRole("button", { name: "Show all of it" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).toMatchTextContent("y".repeat(200));
  await expect.element(alert).not.toMatchTextContent("4111111111111111");
  expect(document.activeElement).toMatchTextContent("y".repeat(200));
});
