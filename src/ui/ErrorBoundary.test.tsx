import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

let isBroken = true;

function Part() {
  if (isBroken) throw new TypeError("broken");
  return <p>whole</p>;
}

const withKey = (resetKey: number) => (
  <ErrorBoundary resetKey={resetKey} renderError={() => <p>failed</p>}>
    <Part />
  </ErrorBoundary>
);

test("renders its children again once the key changes", async () => {
  // React logs every error to the console, which fails a test.
  const { rerender } = await render(withKey(1), { createRootOptions: { onCaughtError: () => {} } });
  await expect.element(page.getByText("failed")).toBeVisible();
  isBroken = false;
  await rerender(withKey(1));
  await expect.element(page.getByText("failed")).toBeVisible();
  await rerender(withKey(2));
  await expect.element(page.getByText("whole")).toBeVisible();
});
