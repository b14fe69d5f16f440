import { expect, test } from "vitest";
import { withCors } from "./cors.ts";

const service = withCors(async () => Response.json({ success: true }, { status: 401 }));

test("answers a browser that asks first, without asking the service", async () => {
  const answer = await service(new Request("http://localhost/", { method: "OPTIONS" }));
  expect(answer.status).toBe(204);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(answer.headers.get("Access-Control-Allow-Methods")).toBe("POST");
  expect(answer.headers.get("Access-Control-Max-Age")).toBe("600");
  expect(answer.headers.get("Access-Control-Allow-Headers")).toBe(
    "X-Authorization, Content-Type, Accept, getFilesInBody",
  );
});

test("lets a page of any origin read every answer, refusals too", async () => {
  const answer = await service(new Request("http://localhost/", { method: "POST" }));
  expect(answer.status).toBe(401);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(answer.headers.get("Connection")).toBe("close");
  expect(await answer.json()).toEqual({ success: true });
});
