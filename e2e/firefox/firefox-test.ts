import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { launch, type Page } from "puppeteer-core";
import { findFirefox } from "../../.ci/browser.mjs";
import { test as base } from "../deployment.ts";

/** A page of the production build in Firefox, whose elements are found by role and name. */
export class Screen {
  readonly page: Page;
  readonly #address: string;
  readonly #downloads: string;

  constructor(page: Page, address: string, downloads: string) {
    this.page = page;
    this.#address = address;
    this.#downloads = downloads;
  }

  /** Opens a path below the page's address, such as `/cases/1`, and signs in. */
  async open(path: string, token = "t"): Promise<void> {
    await this.page.goto(new URL(path, this.#address).href);
    await this.signIn(token);
  }

  async signIn(token: string): Promise<void> {
    await this.page.locator("input[type=password]").fill(token);
    await this.press("button", "Continue");
  }

  /** The first element with a role and a name. */
  element(role: string, name: string) {
    return this.page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  }

  async press(role: string, name: string): Promise<void> {
    await this.element(role, name).click();
  }

  async fill(name: string, text: string): Promise<void> {
    await this.element("textbox", name).fill(text);
  }

  /** Waits until a text is on the screen. */
  async sees(text: string): Promise<void> {
    await this.page.waitForFunction((part) => document.body.innerText.includes(part), {}, text);
  }

  /** Presses a button that saves a file, and reads what was saved. */
  async save(button: string): Promise<{ name: string; bytes: Buffer<ArrayBuffer> }> {
    rmSync(this.#downloads, { recursive: true });
    mkdirSync(this.#downloads);
    await this.press("button", button);
    let saved = { name: "", bytes: Buffer.alloc(0) };
    // Until the file is complete it is empty, and a second one is beside it.
    await expect(() => {
      const [name = "", ...others] = readdirSync(this.#downloads);
      saved = { name, bytes: Buffer.from(readFileSync(join(this.#downloads, name))) };
      expect([others, saved.bytes.length > 0, name.endsWith(".part")]).toEqual([[], true, false]);
    }).toPass();
    return saved;
  }
}

export const test = base.extend<{ app: Screen }>({
  // Playwright's own browser is not opened.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs here.
  quiet: async ({}, provide) => provide({ allow() {}, acceptDialogs() {}, complaints: () => [] }),

  /** Fails the test whose page has written an error to the console, or has thrown one that nobody caught. */
  app: async ({ baseURL }, provide, info) => {
    const downloads = info.outputPath("downloads");
    mkdirSync(downloads, { recursive: true });
    const browser = await launch({
      browser: "firefox",
      executablePath: findFirefox(),
      extraPrefsFirefox: {
        "browser.download.folderList": 2,
        "browser.download.dir": downloads,
        "browser.download.always_ask_before_handling_new_types": false,
        "intl.accept_languages": "en-GB",
      },
    });
    console.log(`In ${await browser.version()}`);
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    // Leaving a form with values opens a dialog.
    page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
    await provide(new Screen(page, baseURL ?? "", downloads));
    await browser.close();
    // Firefox's own note about a connection that was lost, which no page can prevent.
    const lost = /Cross-Origin Request Blocked.*\/webapi\//;
    expect(complaints.filter((text) => !lost.test(text))).toEqual([]);
  },
});

export { expect } from "@playwright/test";
