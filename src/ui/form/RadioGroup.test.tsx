import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RadioGroup } from "./RadioGroup.tsx";

test("is required, invalid and described for a screen reader", async () => {
  const options = [{ value: "1", label: "Yes" }];
  await render(
    <RadioGroup
      label="Received"
      hint="Ask first."
      fault="Choose one."
      isRequired
      options={options}
    />,
  );
  const group = page.getByRole("radiogroup", { name: "Received" });
  await expect.element(group).toBeRequired();
  await expect.element(group).toBeInvalid();
  await expect.element(group).toHaveAccessibleDescription("Ask first. Choose one.");
});
