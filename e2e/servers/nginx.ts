import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { nginxPath } from "../../.ci/nginx.mjs";
import { freePort } from "./fake-service.ts";

export interface NginxOptions {
  readonly workFolder: string;
  /** The built folder; for a sub-path the folder that contains it. */
  readonly folder: string;
  readonly base?: string;
  readonly service: string;
  readonly around?: string;
  /** The directives by which requests get their token; without them all get the same one. */
  readonly signIn?: string;
  readonly inServer?: string;
  /** Marks of the lines that are uncommented too: `kept`, `limit`. */
  readonly variants?: readonly string[];
}

export const proxyToken = "from-the-proxy";

const pathOf = (file: string) => join(import.meta.dirname, file);

/** Whether this nginx can ask for the addresses of an upstream again while it runs: from 1.27.3 on. */
export function resolvesUpstreams(): boolean {
  const { stderr } = spawnSync(nginxPath() ?? "nginx", ["-v"], { encoding: "utf8" });
  const [, ...numbers] = /(\d+)\.(\d+)\.(\d+)/.exec(stderr) ?? [];
  const [major = 0, minor = 0, patch = 0] = numbers.map(Number);
  return major * 1e6 + minor * 1e3 + patch >= 1_027_003;
}

function withVariants(text: string, variants: readonly string[]): string {
  const lines = text.split("\n").flatMap((line) => {
    const [, indent = "", directive = "", mark = ""] =
      /^( *)# (.*?) # (kept|limit)\b/.exec(line) ?? [];
    if (mark === "") return line;
    return variants.includes(mark)
      ? `${indent}${directive}${line.includes("# yours") ? " # yours" : ""}`
      : [];
  });
  return lines.join("\n");
}

/** `deploy/nginx.conf` with its lines marked "yours" filled in, and no others. */
function fillIn(options: NginxOptions, port: number, redirectPort: number): string {
  const { workFolder, folder, base = "/", service, variants = [] } = options;
  const { protocol, host, hostname } = new URL(service);
  const { signIn = `proxy_set_header X-Authorization "Bearer ${proxyToken}";`, inServer = "" } =
    options;
  const yours: (readonly [line: RegExp, filledIn: string])[] = [
    [/listen 80;/, `listen 127.0.0.1:${redirectPort};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port} ssl http2;`],
    [/server_name \S+;/, "server_name 127.0.0.1;"],
    [/# proxy_ssl_certificate.*/, ""],
    [/_trusted_certificate \S+;/, `_trusted_certificate "${pathOf("loopback.crt")}";`],
    [/ssl_certificate \S+;/, `ssl_certificate "${pathOf("loopback.crt")}";`],
    [/ssl_certificate_key \S+;/, `ssl_certificate_key "${pathOf("loopback.key")}";`],
    [/root \S+;/, `root "${folder}";`],
    [/location \/ \{/, `location ${base} {`],
    [/try_files \$uri \S+;/, `try_files $uri ${base}index.html;`],
    [/access_log \S+/, `access_log "${join(workFolder, "access.log")}"`],
    [/server bp-engine\S* resolve;/, `server ${host}${resolvesUpstreams() ? " resolve" : ""};`],
    [
      /set \$case_viewer_service \S+kept;/,
      `set $case_viewer_service ${protocol}//case_viewer_kept;`,
    ],
    [/proxy_ssl_name \S+;/, `proxy_ssl_name ${hostname};`],
    [/proxy_set_header Host \S+;/, `proxy_set_header Host ${host};`],
    [/set \$case_viewer_service \S+;/, `set $case_viewer_service ${service};`],
    [/resolver \S+;/, ""],
    [/# location = \/ .*\}/, base === "/" ? "" : `location = / { return 302 ${base}; }`],
    [/# proxy_set_header X-Authorization .*;/, `${signIn}\n${inServer}`],
  ];
  const text = withVariants(readFileSync("deploy/nginx.conf", "utf8"), variants);
  return text.replaceAll(/^.*# yours.*$/gm, (line) => {
    const filledIn = yours.find(([pattern]) => pattern.test(line));
    if (!filledIn) throw new Error(`nothing to fill in here: ${line}`);
    return line.replace(...filledIn);
  });
}

function configOf(options: NginxOptions, port: number, redirectPort: number): string {
  const { workFolder, around = "" } = options;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path "${join(workFolder, name)}";`,
  );
  return `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid "${join(workFolder, "nginx.pid")}";
error_log "${join(workFolder, "error.log")}" warn;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.join("\n  ")}
  types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; }
  ${around}
  ${fillIn(options, port, redirectPort)}
}
`;
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** Serves a build with a real nginx, as `deploy/` says, over TLS and HTTP/2. */
export async function startNginx(options: NginxOptions) {
  const { workFolder } = options;
  const [port, redirectPort] = [await freePort(), await freePort()];
  mkdirSync(workFolder, { recursive: true });
  const file = join(workFolder, "nginx.conf");
  writeFileSync(file, configOf(options, port, redirectPort));
  const nginx = spawn(
    nginxPath() ?? "nginx",
    ["-p", workFolder, "-c", file, "-e", join(workFolder, "start.log")],
    { stdio: "ignore" },
  );
  // nginx writes its process id once it listens.
  while (!existsSync(join(workFolder, "nginx.pid"))) {
    if (nginx.exitCode !== null) throw new Error(`nginx does not run; see ${workFolder}`);
    await delay(10);
  }
  return {
    address: `https://127.0.0.1:${port}`,
    /** Where the same is asked for without TLS. */
    plainAddress: `http://127.0.0.1:${redirectPort}`,
    log: () => readFileSync(join(workFolder, "access.log"), "utf8").trim().split("\n"),
    warnings: () => readFileSync(join(workFolder, "error.log"), "utf8"),
    async close() {
      nginx.kill();
      await once(nginx, "exit");
    },
  };
}
