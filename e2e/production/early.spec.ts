import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";

const { files } = cases;

test.beforeEach(({ plain }) => plain.has(files.id, files.text));

test.describe("behind a proxy", () => {
  test.use({ behind: "plain, passed on to", config: { auth: "proxy" } });

  test("the case is asked for before the application has arrived, and once", async ({
    casePage,
    page,
    plain,
  }) => {
    const asked = () => plain.requestsOf(`GetBpItem/${files.id}`).length;
    // The application waits for the request: without an early one neither would ever come.
    await page.route("**/assets/index-*.js", async (route) => {
      await expect.poll(asked).toBe(1);
      await route.continue();
    });
    await casePage.goto(files.id);
    await expect(casePage.heading).toHaveText("DP-26-5");
    expect(asked()).toBe(1);
    await casePage.refresh.click();
    await expect.poll(asked).toBe(2);
  });

  test("another page asks for no case", async ({ home, page, plain }) => {
    await page.goto("");
    await expect(home.caseId).toBeVisible();
    expect(plain.requests).toEqual([]);
  });

  test("an early answer that fails is said like any other, and can be repeated", async ({
    casePage,
    plain,
    page,
  }) => {
    plain.reads(
      files.id,
      (response) => {
        response.writeHead(500).end();
      },
      (response) => {
        response.writeHead(200, { "Content-Type": "application/json" }).end(files.text(false));
      },
    );
    await casePage.goto(files.id);
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByRole("alert").getByRole("button").first().click();
    await expect(casePage.heading).toHaveText("DP-26-5");
  });
});

test("where the operator signs in, nothing is asked for before", async ({
  casePage,
  plain,
  signIn,
}) => {
  await casePage.goto(files.id);
  await expect(signIn.dialog).toBeVisible();
  expect(plain.requests).toEqual([]);
});
