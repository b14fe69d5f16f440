import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { JsonBlocks } from "./RequestJson.tsx";

test.each([1, 29, 30, 31, 200])("%i values are shown whole, in pieces or not", async (count) => {
  // Text from other programs ends its lines with signs that JSON leaves as they are.
  const values = Array.from({ length: count }, (_, at) => `value\u2028of\u2029line ${at}`);
  const text = JSON.stringify(values, null, 2);
  const { container } = await render(<JsonBlocks text={text} />);
  expect(container.textContent).toBe(text);
});
