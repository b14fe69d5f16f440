import { test as base, codeIn, expect } from "../behind-nginx.ts";
import { cases } from "../corpora/cases.ts";
import { created } from "../servers/replies.ts";
import { startSignInService } from "../servers/sign-in-service.ts";

const { files } = cases;
const [recipe = ""] = codeIn("Tokens and sign-in", "nginx");

/** nginx with the recipe of `deploy/README.md`, in front of a sign-in service. */
const test = base.extend<{ signInService: Awaited<ReturnType<typeof startSignInService>> }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants a pattern, and it needs no fixture.
  signInService: async ({}, provide) => {
    const signInService = await startSignInService();
    await provide(signInService);
    signInService.close();
  },
  nginx: async ({ serveWith, signInService }, provide) =>
    provide(
      await serveWith({
        config: { auth: "proxy", formProfile: "" },
        signIn: recipe.replaceAll("http://127.0.0.1:9000", signInService.address),
      }),
    ),
});

test("an operator signs in, works with a token of their own, and is told when the sign-in has ended", async ({
  nginx,
  signInService,
  service,
  page,
  casePage,
  createPage,
  home,
}) => {
  service.has(files.id, files.text);
  service.creates(created());
  const signIn = page.getByRole("button", { name: "Sign in", exact: true });
  await page.goto(`${nginx.address}/cases/${files.id}?stage=901`);
  await expect(page).toHaveTitle("Sign in");
  const settings = page.waitForResponse(/\/config\.json$/);
  await signIn.click();
  await expect(casePage.heading).toHaveText("DP-26-5");
  const name = (await (await settings).headerValue("X-Operator-Name")) ?? "";
  expect(decodeURIComponent(name)).toBe("Иван");
  await createPage.open("COM");
  await createPage.send();
  await expect(createPage.resultItem(1)).toContainText("Created");
  expect(service.requests.length).toBeGreaterThan(1);
  for (const { headers } of service.requests) {
    expect(headers).toMatchObject({
      "x-authorization": "Bearer of-ivan",
      "x-operator-name": "%D0%98%D0%B2%D0%B0%D0%BD",
    });
    expect(headers).not.toHaveProperty("cookie");
  }
  const asked = service.requests.length;

  await page.goto(`${nginx.address}/cases/${files.id}`);
  await expect(casePage.heading).toHaveText("DP-26-5");
  signInService.signOut();
  await casePage.refresh.click();
  await expect(casePage.failure).toContainText("You may have been signed out");
  signInService.desk.operator = { token: "of-anna", name: "Anna" };
  await casePage.failure.getByRole("button", { name: "Reload the page" }).click();
  await signIn.click();
  // What Ivan had open is not opened for Anna.
  await home.open(files.id);
  await expect(casePage.heading).toHaveText("DP-26-5");
  const later = service.requests.slice(asked).map(({ headers }) => headers["x-authorization"]);
  expect(new Set(later)).toEqual(new Set(["Bearer of-ivan", "Bearer of-anna"]));
  await expect.poll(() => nginx.log().join("\n")).toMatch(/ "Anna" .* POST .*GetBpItem\/- 200 /);
});

test("who is not signed in gets a page to sign in, and nothing else", async ({
  nginx,
  service,
  request,
}) => {
  const ask = async (path: string, method: string, mode: string) => {
    return request.fetch(nginx.address + path, {
      method,
      maxRedirects: 0,
      headers: {
        "Sec-Fetch-Site": "same-origin",
        "Sec-Fetch-Mode": mode,
        Authorization: "Bearer x",
      },
    });
  };
  const page = await ask("/cases/1", "GET", "navigate");
  expect(page.status()).toBe(302);
  expect(page.headers()["location"]).toBe(`/sign-in/?return=${nginx.address}/cases/1`);
  for (const path of ["GetBpItem/1", "CreateBp"]) {
    const answer = await ask(`/webapi/v1/BpEngineApi/${path}`, "POST", "cors");
    expect(answer.status()).toBe(401);
  }
  expect((await ask("/config.json", "GET", "cors")).status()).toBe(401);
  expect((await ask("/healthz", "GET", "cors")).status()).toBe(200);
  expect((await ask("/sign-in/check", "GET", "cors")).status()).toBe(404);
  expect(service.requests).toEqual([]);
});
