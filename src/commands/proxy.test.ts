import type { RequestListener } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "./fixtures/start-server.ts";
import { listen } from "./listen.ts";
import { forward } from "./proxy.ts";

const startService = async (answer: RequestListener) => (await startServer(answer)).address;

/** A site that passes everything on, over real HTTP. */
async function startProxy(service: string): Promise<string> {
  const site = await listen(0, (request) => {
    const { pathname, search } = new URL(request.url);
    return forward(request, service, pathname + search);
  });
  onTestFinished(site.close);
  return site.address;
}

const orders = {
  "Alt-Svc": "h3",
  "Clear-Site-Data": '"storage"',
  NEL: "{}",
  "Report-To": "{}",
  "Set-Cookie": "a=b",
  "Strict-Transport-Security": "max-age=0",
  "WWW-Authenticate": 'Basic realm="service"',
};

test("passes on and back all but cookies, passwords, orders to the browser, and headers of another connection", async () => {
  const service = await startService((request, response) => {
    const { method, url, headers } = request;
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      response.writeHead(418, {
        ...orders,
        "X-Sent": ["yes", "twice"],
        "Content-Encoding": "odd",
      });
      response.end(JSON.stringify({ method, url, headers, body }));
    });
  });
  const path = "/webapi/1%2F2?getFilesInBody=true";
  const body = '{"bpCode":"DP"}';
  const passedOn = { "X-Authorization": "Bearer t", "Content-Length": "15" };
  const ofConnection = { Connection: "keep-alive", "Transfer-Encoding": "gzip", Upgrade: "h2c" };
  const passwords = { Authorization: "Basic c2VjcmV0", "Proxy-Authorization": "Basic c2VjcmV0" };
  const others = { Cookie: "a=b", Host: "viewer.example", ...passwords };
  const headers = { ...passedOn, ...ofConnection, ...others };
  const init = { method: "POST", headers, body };
  const answer = await forward(new Request("http://localhost/", init), service, path);
  const seen: unknown = await answer.json();
  expect(seen).toMatchObject({
    method: "POST",
    url: path,
    body,
    headers: {
      "x-authorization": "Bearer t",
      "content-length": "15",
      connection: "close",
      host: new URL(service).host,
    },
  });
  for (const name of ["Cookie", ...Object.keys(passwords), "Transfer-Encoding", "Upgrade"]) {
    expect(seen).not.toHaveProperty(["headers", name.toLowerCase()]);
  }
  expect(answer.status).toBe(418);
  expect(answer.headers.get("Connection")).toBe("close");
  expect(answer.headers.get("X-Sent")).toBe("yes, twice");
  expect(answer.headers.get("Content-Encoding")).toBe("odd");
  for (const name of Object.keys(orders)) expect(answer.headers.has(name)).toBe(false);
});

test("passes back an answer without a body, and one that breaks off", async () => {
  const service = await startService(({ url }, response) => {
    if (url === "/empty") return response.writeHead(204).end();
    response.writeHead(200, { "Content-Length": "100" });
    response.write("half", () => response.destroy());
    return response;
  });
  const ask = (path: string) => forward(new Request("http://localhost/"), service, path);
  expect((await ask("/empty")).status).toBe(204);
  await expect((await ask("/half")).text()).rejects.toThrow("aborted");
});

test("an aborted request is aborted at the service", async () => {
  let state = "not asked";
  const service = await startService((_request, response) => {
    state = "asked";
    response.once("close", () => {
      state = "given up";
    });
  });
  const leaving = new AbortController();
  const answer = fetch(await startProxy(service), { signal: leaving.signal });
  await vi.waitFor(() => expect(state).toBe("asked"));
  leaving.abort();
  await expect(answer).rejects.toThrow("aborted");
  await vi.waitFor(() => expect(state).toBe("given up"));
});

test("sends a request once to a service that hangs up, and answers 502", async () => {
  const { address, requests } = await startServer((request) => {
    request.resume().on("end", () => request.socket.destroy());
  });
  const answer = await fetch(await startProxy(address), { method: "POST", body: "{}" });
  expect(answer.status).toBe(502);
  expect(await answer.text()).toBe(`The service at ${address} did not answer.\n`);
  expect(requests).toHaveLength(1);
});
