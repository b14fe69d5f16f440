import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from "node:http2";
import { expect, test } from "../behind-nginx.ts";
import { cases } from "../corpora/cases.ts";
import { resolvesUpstreams } from "../servers/nginx.ts";
import { dropped, json } from "../servers/replies.ts";

const { files } = cases;
const operations = "/webapi/v1/BpEngineApi/";
const read = `${operations}GetBpItem/${files.id}`;
const create = `${operations}CreateBp`;

test.describe("with a service over TLS", () => {
  test.use({ transport: "HTTP/1.1 over TLS" });

  test("a connection that is kept may be closed: a reading is sent once more, a create never", async ({
    serveWith,
    service,
    request,
  }, info) => {
    const tried = resolvesUpstreams() ? "as delivered" : "an older nginx, without resolve";
    info.annotations.push({ type: "upstream", description: tried });
    const nginx = await serveWith({ variants: ["kept"] });
    const answer = json(files.text(false));
    service.reads(files.id, answer, dropped, answer);
    service.creates(dropped);
    const statusOf = async (path: string) =>
      (await request.post(nginx.address + path, { data: "{}" })).status();
    expect(await statusOf(read)).toBe(200);
    expect(await statusOf(read)).toBe(200);
    expect(service.requestsOf(`GetBpItem/${files.id}`)).toHaveLength(3);
    expect(await statusOf(create)).toBe(502);
    expect(service.requestsOf("CreateBp")).toHaveLength(1);
    const names = service.requests.map(({ headers }) => headers["host"]);
    expect(new Set(names)).toEqual(new Set([new URL(service.address).host]));
  });
});

test("readings may be limited, and are told to wait; creates are not limited", async ({
  serveWith,
  request,
}) => {
  const nginx = await serveWith({ variants: ["limit"] });
  const session = connect(nginx.address, { rejectUnauthorized: false });
  const answers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const stream = session.request({ ":method": "POST", ":path": read }).end();
      const answered = Promise.withResolvers<IncomingHttpHeaders & IncomingHttpStatusHeader>();
      stream.once("response", answered.resolve).once("error", answered.reject);
      stream.resume();
      return answered.promise;
    }),
  );
  const read200 = answers.filter((headers) => headers[":status"] === 200);
  const limited = answers.filter((headers) => headers[":status"] === 429);
  expect(read200.length).toBeGreaterThan(100);
  expect(read200[0]).not.toHaveProperty("retry-after");
  expect(limited.length).toBeGreaterThan(0);
  expect(limited[0]).toMatchObject({ "retry-after": "10", "x-content-type-options": "nosniff" });
  const answer = await request.post(nginx.address + create, { data: "{}" });
  expect(answer.status()).toBe(200);
  session.close();
});
