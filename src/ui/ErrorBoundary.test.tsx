import { Suspense } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { lazyComponent } from "./lazy-component.tsx";

let loads = 0;
const Loaded = () => <p>loaded</p>;
/** Fails to load the first time. */
const Part = lazyComponent(async () => {
  loads += 1;
  if (loads === 1) throw new TypeError("no such file");
  return Loaded;
});

const withKey = (resetKey: number) => (
  <ErrorBoundary resetKey={resetKey} renderError={() => <p>broken</p>}>
    <Suspense>
      <Part />
    </Suspense>
  </ErrorBoundary>
);

test("loads a component again that could not be loaded, once the key changes", async () => {
  // React logs every error to the console, which fails a test.
  const { rerender } = await render(withKey(1), { createRootOptions: { onCaughtError: () => {} } });
  await expect.element(page.getByText("broken")).toBeVisible();
  await rerender(withKey(1));
  expect(loads).toBe(1);
  await rerender(withKey(2));
  await expect.element(page.getByText("loaded")).toBeVisible();
});
