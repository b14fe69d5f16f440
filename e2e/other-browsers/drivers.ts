import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { firefoxPath, webKitPath } from "../../.ci/other-browsers.mjs";
import { freePort } from "../servers/fake-service.ts";

/** The commands of WebDriver that are used, by their names in Firefox: method and path over HTTP. */
const commands = {
  Navigate: ["POST", "/url"],
  Refresh: ["POST", "/refresh"],
  GetWindowHandles: ["GET", "/window/handles"],
  SwitchToWindow: ["POST", "/window"],
  FindElements: ["POST", "/elements"],
  GetActiveElement: ["GET", "/element/active"],
  GetComputedLabel: ["GET", "/element/:id/computedlabel"],
  ElementClick: ["POST", "/element/:id/click"],
  ElementClear: ["POST", "/element/:id/clear"],
  ElementSendKeys: ["POST", "/element/:id/value"],
  ExecuteScript: ["POST", "/execute/sync"],
} as const;

export interface Driver {
  /** Sends a command, with `id` where it is for an element. @throws Error with what the browser says */
  readonly send: (name: keyof typeof commands, parameters?: object) => Promise<unknown>;
  readonly complaints: () => string[];
  readonly close: () => Promise<void>;
}

/** Starts a browser with the processes that it starts, and keeps what they write. */
function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, { detached: true, env: { ...process.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return {
    linesWith: (pattern: RegExp) => output.split("\n").filter((line) => pattern.test(line)),
    close: async () => {
      if (child.pid === undefined || child.exitCode !== null) return;
      process.kill(-child.pid, "SIGTERM");
      await once(child, "exit");
    },
  };
}

async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(100);
    }
  }
}

/** A message of Marionette: its kind, its number, an error, a result. */
const message = z.tuple([z.number(), z.number(), z.unknown(), z.unknown()]);
const valued = z.object({ value: z.unknown() });

/** The messages of Marionette: JSON after its length in bytes and a colon. */
async function* messagesOf(socket: Socket): AsyncGenerator<unknown, undefined> {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const from = received.indexOf(":") + 1;
      const to = from + Number(received.toString("utf8", 0, from - 1));
      if (from === 0 || received.length < to) break;
      yield JSON.parse(received.toString("utf8", from, to));
      received = received.subarray(to);
    }
  }
}

/** Starts Firefox, which is driven by Marionette, its own form of WebDriver. */
async function startFirefox(folder: string, downloads: string): Promise<Driver> {
  const port = await freePort();
  const preferences = {
    "marionette.port": port,
    "browser.download.folderList": 2,
    "browser.download.dir": downloads,
    "browser.download.always_ask_before_handling_new_types": false,
    // Writes uncaught errors to the standard output.
    "browser.dom.window.dump.enabled": true,
    "intl.accept_languages": "en-GB",
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(folder, "user.js"), lines.join(""));
  const options = "--headless --marionette --no-remote --width 1280 --height 900".split(" ");
  const firefox = start(firefoxPath() ?? "firefox", [...options, "--profile", folder]);
  const socket = await untilAnswered(async () => {
    const opened = connect(port, "127.0.0.1");
    await once(opened, "connect");
    return opened;
  });
  const messages = messagesOf(socket);
  // It greets first.
  await messages.next();
  const send = async (name: string, parameters: object = {}) => {
    const text = JSON.stringify([0, 1, `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = message.parse((await messages.next()).value);
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    const { data } = valued.safeParse(result);
    return data ? data.value : result;
  };
  await send("NewSession");
  return {
    send,
    complaints: () => firefox.linesWith(/^JavaScript error: http/),
    close: firefox.close,
  };
}

async function startWebKit(folder: string, downloads: string): Promise<Driver> {
  const port = await freePort();
  writeFileSync(join(folder, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const webKit = start("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], {
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    LANG: "en_GB.UTF-8",
    // As root its sandbox would not start.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  });
  const ask = async (method: string, path: string, body: object = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });
    const { value } = valued.parse(await answer.json());
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const args = ["--automation", "--enable-write-console-messages-to-stdout=true"];
  const options = { binary: webKitPath(), args };
  const alwaysMatch = {
    unhandledPromptBehavior: "accept",
    "webkitgtk:browserOptions": options,
  };
  await untilAnswered(() => ask("GET", "/status"));
  const created = await ask("POST", "/session", { capabilities: { alwaysMatch } });
  const session = `/session/${z.object({ sessionId: z.string() }).parse(created).sessionId}`;
  return {
    send(name, parameters = {}) {
      const [method, path] = commands[name];
      const id = "id" in parameters ? String(parameters.id) : "";
      return ask(method, session + path.replace(":id", id), parameters);
    },
    complaints: () => webKit.linesWith(/CONSOLE JS ERROR/),
    async close() {
      await ask("DELETE", session);
      await webKit.close();
    },
  };
}

/** Starts a browser whose files, but for those that it saves, are in a folder. */
export async function startBrowser(name: string, folder: string): Promise<Driver> {
  const own = join(folder, "browser");
  const downloads = join(folder, "downloads");
  for (const made of [own, downloads]) mkdirSync(made, { recursive: true });
  return name === "firefox" ? startFirefox(own, downloads) : startWebKit(own, downloads);
}
