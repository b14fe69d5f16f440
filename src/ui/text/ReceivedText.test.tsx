import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ReceivedText } from "./ReceivedText.tsx";

test("masks card numbers, and shows and hides each on demand", async () => {
  const screen = await render(
    <p>
      <ReceivedText canReveal>paid by 4111 1111 1111 1111, then 5555555555554444</ReceivedText>
    </p>,
  );
  const text = screen.getByRole("paragraph");
  await expect.element(text).toMatchTextContent(/paid by 4111••••••••1111.*then 5555••••••••4444/);
  await screen.getByRole("button", { name: "Show number" }).first().click();
  await expect
    .element(text)
    .toMatchTextContent(/paid by 4111 1111 1111 1111.*then 5555••••••••4444/);
  await screen.getByRole("button", { name: "Hide number" }).click();
  await expect.element(text).toMatchTextContent(/paid by 4111••••••••1111/);
});

/** The left edge of a character on the screen. */
function leftOf({ firstChild: text }: Element, index: number): number {
  const range = document.createRange();
  range.setStart(text ?? document, index);
  range.setEnd(text ?? document, index + 1);
  return range.getBoundingClientRect().left;
}

const reordering = ["\u202Egnp.exe", "شحنة", "a\u2029\u202Eb"];

test.each(
  reordering.flatMap((text) =>
    [
      <ReceivedText key="a">{text}</ReceivedText>,
      <ReceivedText key="b" isWholeLine>
        {text}
      </ReceivedText>,
    ].map((shown) => [text, shown]),
  ),
)("text after %j keeps its place and its direction", async (_, shown) => {
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

test("shows the beginning of a long text, and more on demand", async () => {
  const long = `\u202Ebegin ${"word ".repeat(200_000)}end`;
  const screen = await render(<ReceivedText canReveal>{long}</ReceivedText>);
  const text = page.elementLocator(screen.container);
  await expect.element(text).toMatchTextContent(/begin word .*… ?998,0\d\d more characters/);
  const initialLength = screen.container.textContent.length;
  expect(initialLength).toBeLessThan(3000);
  // The text reorders nothing after it.
  const remaining = screen.getByText(/more characters/).element();
  expect(leftOf(remaining, 5)).toBeGreaterThan(leftOf(remaining, 0));
  await screen.getByRole("button", { name: "Show more" }).click();
  await expect
    .poll(() => screen.container.textContent.length)
    .toBeGreaterThan(initialLength + 5000);
});

test("limits the combining marks of a letter", async () => {
  const marked = `Zoe\u0308${"\u0316".repeat(440)}`;
  const screen = await render(
    <p>
      <ReceivedText>{marked}</ReceivedText>
    </p>,
  );
  expect(screen.container.textContent).toMatch(/^Zoe\u0308\u0316{19}…/);
});
