import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { listen } from "./listen.ts";
import { forward } from "./proxy.ts";

async function startService(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return `http://127.0.0.1:${address.port}`;
}

/** A site that passes everything on, over real HTTP. */
async function startProxy(service: string): Promise<string> {
  const site = await listen(0, (request) => {
    const { pathname, search } = new URL(request.url);
    return forward(request, service, pathname + search);
  });
  onTestFinished(site.close);
  return site.address;
}

test("passes on method, path, headers and body, but no cookie", async () => {
  const service = await startService((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, url, headers } = request;
      response.end(
        JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }),
      );
    });
  });
  const answer = await fetch(`${await startProxy(service)}/webapi/1%2F2?getFilesInBody=true`, {
    method: "POST",
    headers: { "X-Authorization": "Bearer t", Cookie: "a=b" },
    body: '{"bpCode":"DP"}',
  });
  const seen: unknown = await answer.json();
  expect(seen).toMatchObject({
    method: "POST",
    url: "/webapi/1%2F2?getFilesInBody=true",
    headers: { "x-authorization": "Bearer t", "content-length": "15" },
    body: '{"bpCode":"DP"}',
  });
  expect(seen).not.toHaveProperty("headers.cookie");
  expect(answer.headers.get("Connection")).toBe("close");
});

test("sends the service's own host name, and no header of another connection", async () => {
  const service = await startService(({ headers }, response) => {
    response.end(JSON.stringify(headers));
  });
  const headers = {
    Host: "viewer.example",
    Connection: "keep-alive",
    "Proxy-Authorization": "Basic c2VjcmV0",
    "Transfer-Encoding": "gzip",
    Upgrade: "h2c",
    "X-Sent": "yes",
  };
  const answer = await forward(new Request("http://localhost/", { headers }), service, "/");
  expect(await answer.json()).toEqual({
    connection: "close",
    host: new URL(service).host,
    "x-sent": "yes",
  });
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

test("passes back status, headers and body, but no cookie, password dialog or clearing of storage", async () => {
  const service = await startService((_request, response) => {
    response.writeHead(418, {
      "X-Sent": ["yes", "twice"],
      "Set-Cookie": "a=b",
      "Content-Encoding": "odd",
      "Clear-Site-Data": '"storage"',
      "WWW-Authenticate": 'Basic realm="service"',
    });
    response.end("short and stout");
  });
  const answer = await forward(new Request("http://localhost/"), service, "/");
  expect(answer.status).toBe(418);
  expect(await answer.text()).toBe("short and stout");
  expect(answer.headers.get("X-Sent")).toBe("yes, twice");
  expect(answer.headers.get("Content-Encoding")).toBe("odd");
  for (const name of ["Set-Cookie", "Clear-Site-Data", "WWW-Authenticate"]) {
    expect(answer.headers.has(name)).toBe(false);
  }
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

test.each(["http", "https"])("answers 502 where there is no service, over %s", async (protocol) => {
  const address = `${protocol}://127.0.0.1:9`;
  const answer = await forward(new Request("http://localhost/"), address, "/");
  expect(answer.status).toBe(502);
  expect(await answer.text()).toBe(`The service at ${address} did not answer.\n`);
});

test("each request has a connection of its own", async () => {
  const ports = new Set<number | undefined>();
  const service = await startService(({ socket }, response) => {
    ports.add(socket.remotePort);
    response.end("{}");
  });
  const proxy = await startProxy(service);
  for (const path of ["/1", "/2"]) await fetch(proxy + path);
  expect(ports.size).toBe(2);
});

test("sends a request once to a service that hangs up, and answers 502", async () => {
  let requestCount = 0;
  const service = await startService((request) => {
    requestCount += 1;
    request.resume().on("end", () => request.socket.destroy());
  });
  const answer = await fetch(await startProxy(service), { method: "POST", body: "{}" });
  expect(answer.status).toBe(502);
  expect(requestCount).toBe(1);
});
