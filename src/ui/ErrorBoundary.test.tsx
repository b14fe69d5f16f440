import { Suspense } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { lazyComponent } from "./lazy-component.tsx";

let asked = 0;
const There = () => <p>there</p>;
/** Comes when it is asked for the second time. */
const Part = lazyComponent(async () => {
  asked += 1;
  if (asked === 1) throw new TypeError("no such file");
  return There;
});

const showing = (what: number) => (
  <ErrorBoundary resetKey={what} renderError={() => <p>broken</p>}>
    <Suspense>
      <Part />
    </Suspense>
  </ErrorBoundary>
);

test("a part whose code did not come is asked for anew with the next thing that it shows", async () => {
  // React tells of every error on the console, which fails a test.
  const { rerender } = await render(showing(1), { createRootOptions: { onCaughtError: () => {} } });
  await expect.element(page.getByText("broken")).toBeVisible();
  await rerender(showing(1));
  expect(asked).toBe(1);
  await rerender(showing(2));
  await expect.element(page.getByText("there")).toBeVisible();
  expect(asked).toBe(2);
});
