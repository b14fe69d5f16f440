import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { save } from "../saved.ts";

const { files } = cases;

test.beforeEach(({ plain }) => plain.has(files.id, files.text));

test("GetBpItem is sent as specified: a POST without a body, and the three headers", async ({
  plain,
  casePage,
  signIn,
}) => {
  await casePage.goto(files.id);
  await signIn.with("tok.en-1");
  await expect(casePage.stages).toBeVisible();
  expect(plain.requests).toHaveLength(1);
  const { headers, ...request } = plain.only(`GetBpItem/${files.id}`);
  expect(request).toEqual({
    method: "POST",
    path: `/webapi/v1/BpEngineApi/GetBpItem/${files.id}`,
    query: "",
    body: "",
  });
  expect(headers["x-authorization"]).toBe("Bearer tok.en-1");
  expect(headers["content-type"]).toBe("application/json");
  expect(headers["accept"]).toBe("application/json");
  expect(headers["content-length"] ?? "0").toBe("0");
  expect(headers["transfer-encoding"]).toBeUndefined();
  expect(headers["cookie"]).toBeUndefined();
  expect(headers["referer"]).toBeUndefined();
  expect(headers["getfilesinbody"]).toBeUndefined();
});

test("the browser asks the other origin before it sends the token", async ({
  plain,
  casePage,
  signIn,
}) => {
  await casePage.goto(files.id);
  await signIn.with("t");
  await expect(casePage.stages).toBeVisible();
  const [preflight] = plain.preflights;
  expect(preflight?.headers["access-control-request-method"]).toBe("POST");
  expect(preflight?.headers["access-control-request-headers"]).toContain("x-authorization");
  expect(JSON.stringify(plain.preflights)).not.toContain("Bearer");
});

test("nothing is sent before there is a token", async ({ plain, casePage, signIn }) => {
  await casePage.goto(files.id);
  await expect(signIn.dialog).toBeVisible();
  expect([...plain.requests, ...plain.preflights]).toEqual([]);
});

test("files are asked for in the query string", async ({ plain, casePage, signIn }) => {
  await casePage.goto(files.id);
  await signIn.with("t");
  await save(casePage.attachments.download("every byte.bin"));
  const [, request] = plain.requests;
  expect(request).toMatchObject({ method: "POST", query: "?getFilesInBody=true", body: "" });
  expect(request?.headers["getfilesinbody"]).toBeUndefined();
  expect(request?.headers["x-authorization"]).toBe("Bearer t");
  expect(request?.headers["content-length"] ?? "0").toBe("0");
});

test.describe("by the setting", () => {
  test.use({ config: { filesFlag: "header" } });

  test("files are asked for in a header", async ({ plain, casePage, signIn }) => {
    await casePage.goto(files.id);
    await signIn.with("t");
    await save(casePage.attachments.download("every byte.bin"));
    const [first, second] = plain.requests;
    expect(first?.headers["getfilesinbody"]).toBeUndefined();
    expect(second?.headers["getfilesinbody"]).toBe("true");
    expect(second?.query).toBe("");
  });
});
