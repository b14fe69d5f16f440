import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";

const { asInSample } = cases;

/** One for each key; the unit tests of the settings try many more. */
const badValues: Readonly<Record<string, unknown>> = {
  baseUrl: "https://user:pass@bank.example",
  auth: "none",
  keepToken: true,
  filesFlag: "body",
  requestKeys: "lower",
  timeZone: "Mars/Olympus",
  readTimeoutSeconds: "30",
  createTimeoutSeconds: null,
  idleMinutes: -1,
  refreshSeconds: -1,
  formProfile: "https://elsewhere.example/profile.json",
};

for (const [key, value] of Object.entries(badValues)) {
  test.describe(`with ${key} ${JSON.stringify(value)}`, () => {
    test.use({ config: { [key]: value } });

    test("the page names the key, and asks the service nothing", async ({ page, plain }) => {
      await page.goto("cases/900453");
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(`“${key}” must be`);
      const shown = JSON.stringify(value).replace("user:pass", "…");
      await expect(alert).toContainText(`It is ${shown}.`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "The settings of this viewer cannot be used",
      );
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(plain.requests).toEqual([]);
    });
  });
}

test.describe("with a file that is not JSON", () => {
  test.use({ configText: '{"auth": "token",}' });

  test("the page says so", async ({ page }) => {
    await page.goto("./");
    await expect(page.getByRole("alert")).toContainText("config.json is not JSON");
  });
});

test.describe("with an unknown key", () => {
  test.use({ config: { fileFlag: "header", note: "by the night shift" } });

  test("it is ignored with a note in the console", async ({ page, plain, casePage, signIn }) => {
    const notes: string[] = [];
    page.on("console", (message) => notes.push(message.text()));
    plain.has(asInSample.id, asInSample.text);
    await casePage.goto(asInSample.id);
    await signIn.with("t");
    await expect(casePage.heading).toHaveText("DP-11-1");
    expect(notes.filter((note) => note.includes("fileFlag"))).toHaveLength(1);
  });
});

test.describe("without the file", () => {
  test.use({ configText: null, behind: "plain, passed on to" });

  test("every setting has its default", async ({ plain, casePage, signIn, settingsPage }) => {
    plain.has(asInSample.id, asInSample.text);
    await casePage.goto(asInSample.id);
    await signIn.with("t");
    await expect(casePage.heading).toHaveText("DP-11-1");
    expect(plain.only(`GetBpItem/${asInSample.id}`).headers["x-authorization"]).toBe("Bearer t");
    await settingsPage.page.getByRole("link", { name: "Settings" }).click();
    await expect(settingsPage.setting("Service")).toHaveText("this server");
    await expect(settingsPage.setting("Time-outs")).toHaveText("30 s to read, 60 s to create");
    await expect(settingsPage.setting("Locks after")).toHaveText("15 min without activity");
  });
});

test.describe("with settings", () => {
  test.use({
    config: {
      keepToken: "tab",
      timeZone: "Europe/Moscow",
      filesFlag: "header",
      requestKeys: "capitalized",
      readTimeoutSeconds: 5,
      createTimeoutSeconds: 7,
      idleMinutes: 0,
    },
  });

  test("they are shown, not edited", async ({ settingsPage, signIn, serviceAddress }) => {
    await settingsPage.goto();
    await signIn.with("t");
    await expect(settingsPage.setting("Service")).toHaveText(serviceAddress);
    await expect(settingsPage.setting("Access token")).toContainText("in this tab");
    await expect(settingsPage.setting("Service time zone")).toHaveText("Europe/Moscow");
    await expect(settingsPage.setting("Files are requested in")).toHaveText("a header");
    await expect(settingsPage.setting("Request keys")).toHaveText("capitalised");
    await expect(settingsPage.setting("Time-outs")).toHaveText("5 s to read, 7 s to create");
    await expect(settingsPage.setting("Locks after")).toHaveText("never");
    await expect(settingsPage.connection.getByRole("textbox")).toHaveCount(0);
    await expect(settingsPage.reset).toHaveCount(0);
  });
});
