import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderCase } from "../fixtures/render-case.tsx";

const region = (name: string) => page.getByRole("region", { name, exact: true });
const leftOf = (name: string) => region(name).element().getBoundingClientRect().left;
const topsOf = (element: string) =>
  ["Dispute opened", "Representment"].map(
    (name) => region(name).element().querySelector(element)?.getBoundingClientRect().top,
  );

test("on a wide screen the active stage stands to the right of another selected one", async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1280, 800));
  await renderCase({ path: "/cases/900453?stage=41" });
  await expect.element(region("Dispute opened")).toBeVisible();
  await expect.element(region("Representment")).toBeVisible();
  expect(leftOf("Dispute opened")).toBeLessThan(leftOf("Representment"));
  for (const part of ["h2", "[class*=_list_] dl"]) {
    expect(new Set(topsOf(part)).size).toBe(1);
  }
  await userEvent.keyboard("v");
  await expect.element(region("Representment")).not.toBeInTheDocument();
  await expect.element(region("Dispute opened")).toBeVisible();
  await region("receipt.pdf").getByRole("button", { name: "Close" }).click();
  await expect.element(region("Representment")).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(region("Dispute opened")).not.toBeInTheDocument();
  await page.viewport(1400, 900);
  await userEvent.keyboard("k");
  await expect.element(region("Dispute opened")).toBeVisible();
  await expect.element(region("Representment")).not.toBeInTheDocument();
});
