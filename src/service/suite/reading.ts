import { describe, expect, test } from "vitest";
import { getBpItemPath, tokenHeader } from "#wire/operations.ts";
import { demoCaseIds } from "../demo/demo-cases.ts";
import {
  anyWords,
  at,
  type HostedService,
  listAt,
  measured,
  notesOn,
  textAt,
} from "./hosted-service.ts";

/** The cases of the demo that break the specification on purpose. */
const oddCaseIds = [900461, 900462];

/** What GetBpItem promises, on any host. */
export function readingSuite(service: HostedService): void {
  describe("GetBpItem", () => {
    test.each([...demoCaseIds])("answers case %i as the specification says", async (id) => {
      const { status, headers, text } = await service.post(getBpItemPath(id));
      expect(status).toBe(200);
      expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
      expect(headers.get("Cache-Control")).toBe("no-cache");
      expect(headers.get("Pragma")).toBe("no-cache");
      expect(JSON.parse(text)).toMatchObject({ success: true, bpItem: { id } });
      expect(notesOn(text).length > 0).toBe(oddCaseIds.includes(id));
    });

    test("keeps every digit of an amount", async () => {
      const { text } = await service.post(getBpItemPath(900460));
      // Of the case, and of its transaction.
      expect(text.match(/"amount":9007199254740993,/g)).toHaveLength(2);
      expect(text).toContain('{\\"amount\\":123456789012345678901234567.125,');
    });

    test.each(["?getFilesInBody=true", "?getfilesinbody=True", "header"])(
      "puts the files into the answer when asked by %s",
      async (flag) => {
        const isHeader = flag === "header";
        const { text } = await service.post(getBpItemPath(900453) + (isHeader ? "" : flag), {
          headers: isHeader ? { getFilesInBody: "true" } : {},
        });
        const files = listAt(JSON.parse(text), "bpItem.stages")
          .flatMap((stage) => listAt(stage, "fields"))
          .flatMap((field) => listAt(field, "documentsInfo"));
        const beginnings = files.map((one) => atob(textAt(one, "content")).slice(0, 4));
        expect(beginnings).toEqual(["%PDF", "\x89PNG", "\xff\xd8\xff\xe0", "To: ", "date"]);
        expect(notesOn(text)).toEqual([]);
      },
    );

    test.each(["", "?getFilesInBody=false", "?getFilesInBody="])(
      "leaves the files out when asked by %j",
      async (query) => {
        const { text } = await service.post(getBpItemPath(900453) + query);
        expect(text).toContain('"documentsInfo":[{');
        expect(text).not.toContain('"content"');
      },
    );

    test("sends a file of 20 MB, the same every time", { timeout: 30_000 }, async () => {
      const answer = await service.read(900457, "?getFilesInBody=true");
      const content = textAt(answer, "bpItem.stages.1.fields.1.documentsInfo.0.content");
      expect(await measured(content)).toEqual({
        length: 20 * 1024 * 1024,
        sha256: "3ff793fa6b9aa9be914e8d2366766b12a46f114880c807bc558e498f37902420",
      });
    });

    test("tells an empty file from one that is not sent", async () => {
      const documents = "bpItem.stages.0.fields.7.documentsInfo";
      const all = listAt(await service.read(900458, "?getFilesInBody=true"), documents);
      const [, empty, corrupt] = all;
      expect(at(empty, "content")).toBe("");
      expect(textAt(corrupt, "content")).toMatch(/[^A-Za-z0-9+/=]/);
      const [, notSent] = listAt(await service.read(900458), documents);
      expect(at(notSent, "content")).toBeUndefined();
    });

    test("finds a case others work on a step further each time, but not for its files", async () => {
      const first = await service.read(900452, "?getFilesInBody=true");
      expect(await service.read(900452)).toEqual(first);
      const second = await service.read(900452);
      expect(second).not.toEqual(first);
      const last = await service.read(900452);
      expect(last).not.toEqual(second);
      expect(await service.read(900452)).toEqual(last);
    });

    test.each(["999", "0", "007", "abc", "-1", "1e3", "900453.0", "9007199254740993", ""])(
      "says in words that %j is no case",
      async (id) => {
        const { status, text } = await service.post(getBpItemPath(0).replace("0", id));
        expect(status).toBe(200);
        expect(JSON.parse(text)).toEqual({ success: false, errorMessage: anyWords });
      },
    );

    test.each(["", "Bearer", "Bearer ", "Basic demo", "demo"])(
      "wants a token, and %j is none",
      async (token) => {
        const init = { headers: { [tokenHeader]: token } };
        const { status, text } = await service.post(getBpItemPath(900453), init);
        expect(status).toBe(401);
        expect(JSON.parse(text)).toEqual({});
      },
    );

    test.each(["GET", "PUT", "DELETE"])("answers 405 to %s", async (method) => {
      expect((await service.post(getBpItemPath(900453), { method })).status).toBe(405);
    });

    test("answers below any base address, and 404 to another operation", async () => {
      const { text } = await service.post(`/some/where${getBpItemPath(900453)}`);
      expect(at(JSON.parse(text), "bpItem.id")).toBe(900453);
      for (const path of ["/webapi/v1/BpEngineApi/ExecuteBp", `${getBpItemPath(900453)}/x`]) {
        expect((await service.post(path)).status).toBe(404);
      }
    });
  });
}
