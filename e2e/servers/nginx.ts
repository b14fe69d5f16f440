import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { securityHeaders } from "#commands/headers.ts";

interface NginxOptions {
  /** Path of the executable. */
  readonly command: string;
  /** An empty folder of its own. */
  readonly workFolder: string;
  /** The built folder. */
  readonly folder: string;
  /** Where `/webapi/` is passed on to. */
  readonly service: string;
  /** The token that it adds. */
  readonly token: string;
}

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

function configOf({ workFolder, folder, service, token }: NginxOptions, port: number): string {
  const headers = Object.entries(securityHeaders()).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${quoted(join(workFolder, name))};`,
  );
  return `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${quoted(join(workFolder, "nginx.pid"))};
error_log ${quoted(join(workFolder, "error.log"))};
events { worker_connections 64; }
http {
  access_log off;
  ${temporary.join("\n  ")}
  types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; }
  server {
    listen 127.0.0.1:${port};
    root ${quoted(folder)};
    ${headers.join("\n    ")}
    location /webapi/ {
      proxy_pass ${service};
      proxy_set_header X-Authorization ${quoted(`Bearer ${token}`)};
      client_max_body_size 100m;
    }
    location /assets/ { }
    location / { try_files $uri /index.html; }
  }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function isAnswering(address: string, nginx: ChildProcess): Promise<boolean> {
  while (nginx.exitCode === null) {
    try {
      return (await fetch(address)).ok;
    } catch {
      // Not yet: it has no way to say that it listens.
    }
  }
  return false;
}

/** Serves a build with a real nginx, which adds the token to what it passes on. */
export async function startNginx(options: NginxOptions) {
  const { workFolder, command } = options;
  const port = await freePort();
  mkdirSync(workFolder, { recursive: true });
  const file = join(workFolder, "nginx.conf");
  writeFileSync(file, configOf(options, port));
  const nginx = spawn(
    command,
    ["-p", workFolder, "-c", file, "-e", join(workFolder, "start.log")],
    {
      stdio: "ignore",
    },
  );
  const address = `http://127.0.0.1:${port}`;
  if (!(await isAnswering(address, nginx)))
    throw new Error(`nginx does not run; see ${workFolder}`);
  return {
    address,
    async close() {
      nginx.kill();
      await once(nginx, "exit");
    },
  };
}
