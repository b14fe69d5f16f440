import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { save } from "../saved.ts";

const { files } = cases;

test.describe("with bad settings", () => {
  test.use({ config: { baseUrl: "https://user:pass@bank.example", auth: "none" } });

  test("the page names them without a secret, and asks for nothing", async ({ page, service }) => {
    await page.goto("cases/900453");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(/“baseUrl” must be.*“auth” must be/);
    await expect(alert).not.toContainText("pass");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(service.requests).toEqual([]);
  });
});

test.describe("without a config.json", () => {
  test.use({ serviceAt: "same origin", config: null });

  const title =
    "the build opens by a deep link, finds the service, and all that it loads later, and shows its settings";
  test(title, { tag: "@sub-path" }, async ({
    openCase,
    casePage,
    createPage,
    signIn,
    service,
    baseURL,
    page,
  }) => {
    await openCase(files, "?stage=901");
    await expect(page).toHaveURL(`${baseURL}cases/${files.id}?stage=901`);
    expect(service.requests[0]?.path).toBe(`/webapi/v1/BpEngineApi/GetBpItem/${files.id}`);
    // The worker, then the lazy parts: raw view, preview, the create screen, the form profile.
    await save(casePage.attachments.download("every byte.bin"));
    await casePage.openAnswer();
    await expect(casePage.raw).toContainText("isCurentUserObserver");
    await casePage.attachments.preview("letter.txt").first().click();
    await expect(casePage.attachments.shown("letter.txt")).toContainText("the parcel");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("main")).toContainText(/Version \d+\.\d+\.\d+/);
    await createPage.goto("?bpCode=DP");
    await signIn.with("t");
    await expect(createPage.field("Disputed amount")).toBeVisible();
  });
});

test.describe("a service that the page's policy blocks", () => {
  test.use({
    serviceAt: "same origin",
    config: { baseUrl: "https://engine.example", formProfile: "" },
    mayComplain: true,
  });

  test("is not taken for a network that fails", async ({ casePage, signIn, service }) => {
    await casePage.goto(files.id);
    await signIn.before(casePage.failure);
    await expect(casePage.failure).toContainText("The browser blocked the request");
    expect(service.requests).toEqual([]);
  });
});
