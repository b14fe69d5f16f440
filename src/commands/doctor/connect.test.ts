import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { caseId, serviceWith, token } from "../fixtures/examined-service.ts";
import { runDoctor } from "../fixtures/run-doctor.ts";
import { startServer, startTlsServer } from "../fixtures/start-server.ts";
import { proxyFor } from "./connect.ts";
import { examine } from "./examine.ts";

const diagnose = (service: string, proxy: string) =>
  examine({ service, caseId, token, origin: undefined, timeoutSeconds: 10, proxy });

/** A forward proxy that leads every tunnel to one port of this computer, for one user. */
async function startProxy(port: number) {
  const seen: string[] = [];
  const { port: proxyPort } = await startServer(
    (_request, response) => void response.writeHead(407).end(),
    (listener) => {
      const server = createServer(listener);
      server.on("connect", ({ url = "", headers }, socket, head) => {
        const user = headers["proxy-authorization"] ?? "";
        if (user !== `Basic ${btoa("ivan:s3cret")}`) {
          socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n");
          return;
        }
        const service = connect(port, "127.0.0.1", () => {
          socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
          service.write(head);
          service.pipe(socket).pipe(service);
        });
        service.on("error", () => socket.destroy());
        socket.on("error", () => service.destroy());
        socket.on("data", (data: Buffer) => seen.push(data.toString("latin1")));
        seen.push(url);
        onTestFinished(() => void socket.destroy());
      });
      return server;
    },
  );
  return { host: `127.0.0.1:${proxyPort}`, seen };
}

test("an https service is reached through a tunnel of the proxy, which sees no token", async () => {
  const { port, requests } = await startTlsServer(serviceWith());
  const { host, seen } = await startProxy(port);
  const { stdout, code } = await runDoctor(["--service", "https://bank.example"], {
    HTTPS_PROXY: `http://ivan:s3cret@${host}`,
  });
  expect(stdout).toContain(`Reached through ${host}, which the environment names.`);
  expect(stdout).toMatch(/✓ Certificate +Trusted[^]*8 stages[^]*"baseUrl": ""/);
  expect(code).toBe(0);
  expect(stdout).not.toMatch(/ivan|s3cret/);
  expect(seen).toContain("bank.example:443");
  expect(seen.join()).not.toContain(token);
  expect(requests.length).toBeGreaterThan(1);
  expect(requests.every(({ headers }) => headers.host === "bank.example")).toBe(true);
  expect(requests.some((request) => "proxy-authorization" in request.headers)).toBe(false);
});

test("a proxy that gives no tunnel is named, without its password", async () => {
  const { port, requests } = await startTlsServer(serviceWith());
  const { host } = await startProxy(port);
  const { findings, settings } = await diagnose("https://bank.example", `http://eve:pw@${host}`);
  expect(findings.map(({ message }) => message)).toEqual([
    `The proxy ${host} asks for a user and a password (407).`,
  ]);
  expect(settings).toBeUndefined();
  expect(requests).toEqual([]);
});

test("a proxy that is not there is named", async () => {
  const { findings } = await diagnose("https://bank.example", "http://127.0.0.1:1");
  expect(findings.map(({ message }) => message)).toEqual([
    "The proxy 127.0.0.1:1 of HTTPS_PROXY makes no connection to bank.example (ECONNREFUSED).",
  ]);
});

test("plain http goes through the proxy of the environment", async () => {
  const { address, requests } = await startServer(serviceWith());
  const { settings } = await diagnose("http://bank.example", address);
  expect(settings).toMatchObject({ baseUrl: "" });
  expect(requests.every(({ headers }) => headers.host === "bank.example")).toBe(true);
});

test("a proxy that wants a password for plain http is named", async () => {
  const { host } = await startProxy(1);
  const { findings } = await diagnose("http://bank.example", `http://${host}`);
  expect(findings.at(-1)).toMatchObject({
    mark: "error",
    message: "A proxy on the way asks for a user and a password (407).",
  });
});

test.each([
  ["https://bank.example", { HTTPS_PROXY: "http://p:1" }, "http://p:1"],
  ["https://bank.example", { https_proxy: "p:1" }, "http://p:1"],
  ["http://bank.example", { HTTPS_PROXY: "http://p:1" }, undefined],
  ["https://a.bank.example", { HTTPS_PROXY: "http://p:1", NO_PROXY: ".bank.example" }, undefined],
  ["https://mybank.example", { HTTPS_PROXY: "http://p:1", NO_PROXY: "bank.example" }, "http://p:1"],
  ["https://bank.example", { HTTPS_PROXY: "http://p:1", NO_PROXY: "*" }, undefined],
  ["https://127.0.0.1:8443", { HTTPS_PROXY: "http://p:1" }, undefined],
])("the proxy for %s with %j is %s", (service, env, proxy) => {
  expect(proxyFor(service, env)).toBe(proxy);
});
