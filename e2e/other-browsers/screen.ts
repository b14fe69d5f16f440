import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";
import { test as base } from "../deployment.ts";
import { type Driver, startBrowser } from "./drivers.ts";

export const keys = { enter: "\uE007", escape: "\uE00C" };

/** An element that WebDriver found: an object with one id. */
const element = z.record(z.string(), z.string());

const idsOf = (found: unknown): string[] =>
  z
    .array(element)
    .parse(found)
    .flatMap((one) => Object.values(one));

/** The time for what loads on a busy machine. */
const timeout = { timeout: 20_000 };

/** A page of the production build in a browser that WebDriver drives. */
class Screen {
  readonly #driver: Driver;
  readonly #address: string;
  readonly #downloads: string;

  constructor(driver: Driver, address: string, downloads: string) {
    this.#driver = driver;
    this.#address = address;
    this.#downloads = downloads;
  }

  /** Opens a path below the page's address, such as `/cases/1`, and signs in. */
  async open(path: string, token = "t"): Promise<void> {
    await this.#driver.send("Navigate", { url: new URL(path, this.#address).href });
    await this.signIn(token);
  }

  async signIn(token: string): Promise<void> {
    await this.type("input[type=password]", token);
    await this.press("button", "Continue");
  }

  reload = () => this.#driver.send("Refresh");

  windows = async () => z.array(z.string()).parse(await this.#driver.send("GetWindowHandles"));

  show = (handle: string) => this.#driver.send("SwitchToWindow", { handle });

  evaluate = (expression: string) =>
    this.#driver.send("ExecuteScript", { script: `return ${expression};`, args: [] });

  /** The text of the page, also of what is hidden. */
  text = async () => String(await this.evaluate("document.body.textContent"));

  async sees(text: string): Promise<void> {
    await expect.poll(() => this.evaluate("document.body.innerText"), timeout).toContain(text);
  }

  /** Waits for an element by its selector, and by its name where there is one. @returns its id */
  async element(selector: string, name?: string): Promise<string> {
    let found = "";
    await expect(async () => {
      const all = await this.#driver.send("FindElements", {
        using: "css selector",
        value: selector,
      });
      for (const id of idsOf(all)) {
        if (name !== undefined && name !== (await this.#driver.send("GetComputedLabel", { id })))
          continue;
        found = id;
        return;
      }
      throw new Error(`There is no ${selector} named ${name}`);
    }).toPass(timeout);
    return found;
  }

  async press(selector: string, name?: string): Promise<void> {
    await expect(async () => {
      await this.#driver.send("ElementClick", { id: await this.element(selector, name) });
    }).toPass(timeout);
  }

  /** Replaces the text of a box; a file is typed as its path. */
  async type(selector: string, text: string, name?: string): Promise<void> {
    const id = await this.element(selector, name);
    if (!selector.includes("[type=file]")) await this.#driver.send("ElementClear", { id });
    await this.#driver.send("ElementSendKeys", { id, text });
  }

  fill = (name: string, text: string) => this.type("input, textarea", text, name);

  async key(key: string): Promise<void> {
    const [id] = idsOf([await this.#driver.send("GetActiveElement")]);
    await this.#driver.send("ElementSendKeys", { id, text: key });
  }

  /** Presses a button that saves a file, and reads what was saved. */
  async save(button: string): Promise<{ name: string; bytes: Buffer<ArrayBuffer> }> {
    rmSync(this.#downloads, { recursive: true });
    mkdirSync(this.#downloads);
    await this.press("button", button);
    let saved = { name: "", bytes: Buffer.alloc(0) };
    // Until the file is complete it is empty, or has another name.
    await expect(() => {
      const [name = "", ...others] = readdirSync(this.#downloads);
      saved = { name, bytes: Buffer.from(readFileSync(join(this.#downloads, name))) };
      expect([others, saved.bytes.length > 0]).toEqual([[], true]);
      expect(name).not.toMatch(/\.(?:part|wkdownload)$/);
    }).toPass(timeout);
    return saved;
  }
}

export const test = base.extend<{ app: Screen }>({
  // Playwright's own browser is not opened.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs here.
  quiet: async ({}, provide) => provide({ allow() {}, acceptDialogs() {}, complaints: () => [] }),

  /** Fails the test whose page has thrown an error that nobody caught. */
  app: async ({ baseURL }, provide, info) => {
    const driver = await startBrowser(info.project.name, info.outputDir);
    await provide(new Screen(driver, baseURL ?? "", info.outputPath("downloads")));
    await driver.close();
    expect(driver.complaints()).toEqual([]);
  },
});

export { expect } from "@playwright/test";
