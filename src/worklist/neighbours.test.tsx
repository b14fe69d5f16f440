import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { caseWith, link, never, type showHome, showList } from "./fixtures/home-page.tsx";

const cases = page.getByRole("navigation", { name: "Cases of the worklist" });
const next = cases.getByRole("link", { name: "Next case" });
const previous = cases.getByRole("link", { name: "Previous case" });
const title = page.getByRole("heading", { level: 1 });

type Asked = Awaited<ReturnType<typeof showHome>>["asked"];

/** Waits for the next request, which has to be for this case, and answers it. */
async function answer(asked: Asked, index: number, id: number, status = 200) {
  await expect.poll(() => asked[index]?.id).toBe(id);
  asked[index]?.answer(status === 200 ? caseWith(id, never) : {}, status);
}

test("a case that the list has opened leads to the next and the previous one that the list showed", async () => {
  const { asked, router } = await showList(
    [caseWith(1, never, { name: "Ruling" })],
    [caseWith(2, never)],
    [caseWith(3, never)],
    [caseWith(4, never)],
  );
  const byCase = page.getByRole("button", { name: "Case", exact: true });
  await byCase.click();
  await byCase.click();
  await page.getByRole("textbox", { name: "Filter by any word" }).fill("review");
  await expect.element(link(1)).not.toBeInTheDocument();
  link(4).element().focus();
  await userEvent.keyboard("{Enter}");
  // The way through the list is there while a case loads.
  await expect.element(cases).toMatchTextContent("1 of 3");
  await expect.element(previous).not.toBeInTheDocument();
  await expect.element(next).toHaveAttribute("href", "/cases/3");
  await next.click();
  // The first case is no longer wanted: its answer comes too late.
  await answer(asked, 4, 4);
  await answer(asked, 5, 3);
  await expect.element(title).toMatchTextContent("DP-26-3");
  await expect.element(cases).toMatchTextContent("2 of 3");
  // It is read ahead.
  await answer(asked, 6, 2);
  await userEvent.keyboard("{Shift>}k{/Shift}");
  await answer(asked, 7, 4, 500);
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(cases).toMatchTextContent("1 of 3");
  await userEvent.keyboard("{Shift>}j{/Shift}");
  await expect.element(title).toMatchTextContent("DP-26-3");
  await userEvent.keyboard("{Shift>}j{/Shift}");
  await expect.element(title).toMatchTextContent("DP-26-2");
  await page.getByRole("link", { name: "Review" }).click();
  expect(router.state.location.search).toBe("?stage=7");
  await expect.element(cases).toMatchTextContent("3 of 3");
  expect(asked).toHaveLength(8);
});
