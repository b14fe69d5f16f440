import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { bidiIsolated, bidiIsolatedIfNeeded, ReceivedText } from "./ReceivedText.tsx";

test("a card-like number is masked, and shown one at a time until it is hidden again", async () => {
  const screen = await render(
    <p>
      <ReceivedText canReveal>paid by 4111 1111 1111 1111, then 5555555555554444</ReceivedText>
    </p>,
  );
  const text = screen.getByRole("paragraph");
  await expect.element(text).toHaveTextContent(/paid by 4111••••••••1111.*then 5555••••••••4444/);
  await screen.getByRole("button", { name: "Show number" }).first().click();
  await expect
    .element(text)
    .toHaveTextContent(/paid by 4111 1111 1111 1111.*then 5555••••••••4444/);
  await screen.getByRole("button", { name: "Hide number" }).click();
  await expect.element(text).toHaveTextContent(/paid by 4111••••••••1111/);
});

test("without room for a button the number is masked all the same", async () => {
  const screen = await render(
    <button type="button">
      <ReceivedText>4111111111111111</ReceivedText>
    </button>,
  );
  await expect.element(screen.getByRole("button", { name: "4111••••••••1111" })).toBeVisible();
});

test("the digits of an amount stay, however they look", async () => {
  const screen = await render(<ReceivedText isAmount>4 111 111 111 111 111 JPY</ReceivedText>);
  await expect.element(screen.getByText("4 111 111 111 111 111 JPY")).toBeVisible();
});

test.each([true, false])(
  "a masked number reads from the left in Arabic (reveal: %s)",
  async (canReveal) => {
    const screen = await render(
      <ReceivedText canReveal={canReveal}>دفع ببطاقة 4111111111111111 ثم</ReceivedText>,
    );
    const text = screen.getByText("4111••••••••1111").element();
    expect(leftOf(text, 0)).toBeLessThan(leftOf(text, 15));
  },
);

const ordered = [
  "4111\u200F1111\u200F1111\u200F1111",
  "4111 \u202E1111 1111 1111",
  "دفع ٤١١١ ١١١١ ١١١١ ١١١١ ثم",
];

test.each(ordered)(
  "the digits of a number that is shown keep their order, whatever stands in %j",
  async (sent) => {
    const screen = await render(<ReceivedText canReveal>{sent}</ReceivedText>);
    const number = screen.getByText("4111••••••••1111").element();
    await screen.getByRole("button", { name: "Show number" }).click();
    const shown = number.textContent;
    const places = [...shown.matchAll(/\p{Nd}/gu)].map(({ index }) => leftOf(number, index));
    expect(places).toHaveLength(16);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
);

/** Where a character of a text stands on the screen. */
function leftOf({ firstChild: text }: Element, at: number): number {
  const range = document.createRange();
  range.setStart(text ?? document, at);
  range.setEnd(text ?? document, at + 1);
  return range.getBoundingClientRect().left;
}

const turning = ["\u202Egnp.exe", "\u2067abc", "شحنة", "a\u2069\u202Eb", "a\u2029\u202Eb"];

test.each(
  turning.flatMap((text) =>
    [bidiIsolated(text), bidiIsolatedIfNeeded(text)].map((shown) => [text, shown]),
  ),
)("what stands behind %j keeps its place and its direction", async (_, shown) => {
  const screen = await render(
    <p>
      {shown} <span>12 RUB</span>
    </p>,
  );
  const amount = screen.getByText("12 RUB").element();
  const sent = amount.previousElementSibling?.getBoundingClientRect();
  expect(leftOf(amount, 0)).toBeGreaterThan(sent?.left ?? Infinity);
  expect(leftOf(amount, 5)).toBeGreaterThan(leftOf(amount, 0));
});

test.each([
  ["a card number", bidiIsolatedIfNeeded("4111111111111111"), "4111••••••••1111"],
  ["an odd text", bidiIsolatedIfNeeded("yes", { isMismatch: true }), "yesUnexpected type"],
])("%s alone in its line is told like any other", async (_, shown, told) => {
  const screen = await render(<p>{shown}</p>);
  await expect.element(screen.getByRole("paragraph")).toHaveTextContent(told);
});

describe("a text of megabytes", () => {
  const long = `begin ${"word ".repeat(200_000)}4111111111111111 end`;

  test("shows its beginning, and the next piece with each press", async () => {
    const screen = await render(<ReceivedText canReveal>{long}</ReceivedText>);
    const text = page.elementLocator(screen.container);
    await expect.element(text).toHaveTextContent(/^begin word .*… ?998,0\d\d more characters/);
    const first = screen.container.textContent.length;
    expect(first).toBeLessThan(3000);
    await screen.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => screen.container.textContent.length).toBeGreaterThan(first + 5000);
    expect(screen.container.textContent.length).toBeLessThan(20_000);
  });

  test("shows its beginning only where there is no room for a button", async () => {
    const screen = await render(<ReceivedText>{long}</ReceivedText>);
    expect(screen.container.textContent.length).toBeLessThan(600);
    expect(screen.container.textContent.endsWith("…")).toBe(true);
  });
});

test("what is said of a long text keeps its direction, whatever the text turns", async () => {
  const screen = await render(
    <ReceivedText canReveal>{"\u202Eabc \u2067".repeat(1000)}</ReceivedText>,
  );
  const left = screen.getByText(/more characters/).element();
  expect(leftOf(left, 5)).toBeGreaterThan(leftOf(left, 0));
});

test.each([true, false])("a heap of marks on one letter is cut (reveal: %s)", async (canReveal) => {
  const heap = `Zoe\u0308${"\u0316".repeat(1500)} and more`;
  const screen = await render(<p>{bidiIsolated(heap.slice(0, 450), { canReveal })}</p>);
  expect(screen.container.textContent).toMatch(/^Zoe\u0308\u0316{19}…/);
});
