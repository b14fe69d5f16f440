import { expect, test } from "../deployment.ts";

// The browser writes an error when the application is not loaded.
test.use({ mayComplain: true, config: { auth: "proxy" } });

const message = "The case viewer could not be loaded. Reload the page.";

test("a browser that knows no base64 is told to be updated", async ({ home, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Uint8Array.prototype, "toBase64"));
  await home.goto();
  // The sentence waits for five seconds.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(page.getByRole("alert")).toContainText(message);
  await expect(home.caseId).toHaveCount(0);
});
