import { expect, test } from "vitest";
import { page } from "vitest/browser";
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
