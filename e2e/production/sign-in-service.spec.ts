import { createServer } from "node:http";
import { test as base, codeIn, expect } from "../behind-nginx.ts";
import { cases } from "../corpora/cases.ts";
import { listenOnFreePort } from "../servers/fake-service.ts";
import { created } from "../servers/replies.ts";

const { files } = cases;
const [recipe = ""] = codeIn("Tokens and sign-in", "nginx");

/** A sign-in service as `deploy/README.md` describes it: opening its page signs in whoever is at the desk. */
async function startSignInService() {
  /** The name is percent-encoded. */
  const desk = { operator: { token: "of-ivan", name: encodeURIComponent("Иван") } };
  /** By the value of their cookie. */
  const sessions = new Map<string, typeof desk.operator>();
  const server = createServer(({ url = "", headers }, response) => {
    if (url === "/sign-in/check") {
      const operator = sessions.get(/session=(\w+)/.exec(headers.cookie ?? "")?.[1] ?? "");
      if (operator) {
        response.setHeader("X-Operator-Token", operator.token);
        response.setHeader("X-Operator-Name", operator.name);
      }
      response.writeHead(operator ? 200 : 401).end();
      return;
    }
    const id = `s${sessions.size + 1}`;
    sessions.set(id, desk.operator);
    const back = url.slice(url.indexOf("return=") + "return=".length);
    response.setHeader("Set-Cookie", `session=${id}; Path=/; Secure; HttpOnly`);
    response.setHeader("Content-Type", "text/html");
    // A form, which the security headers of the viewer would not allow.
    response.end(`<title>Sign in</title><form action="${back}"><button>Sign in</button></form>`);
  });
  const port = await listenOnFreePort(server);
  return {
    address: `http://127.0.0.1:${port}`,
    desk,
    signOut: () => sessions.clear(),
    close: () => void server.close(),
  };
}

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
