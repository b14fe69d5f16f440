import { describe, expect, test } from "vitest";
import { createBpPath, getBpItemPath, tokenHeader } from "#wire/operations.ts";
import { anyWords, at, type HostedService, listAt, measured, textAt } from "./hosted-service.ts";
import { file, freeArn, goodRequest, money, requestWith, row } from "./requests.ts";

const firstNewId = 900464;
const cardNumber = "2200001234562288";

const newId = (answer: unknown) => Number(at(answer, "resultItems.0.bpItemId"));
const message = (answer: unknown) => textAt(answer, "resultItems.0.errorMessage");

const withCard = (CardNumber: string, arn = freeArn()) => ({
  ...goodRequest(),
  operationDataList: [{ acquirerReferenceData: arn, CardNumber }],
});

/** What CreateBp promises, on any host. Every test begins on 20 November 2026 at noon. */
export function creatingSuite(service: HostedService): void {
  /** Expects that nothing is created. @returns the sentence that says why */
  async function refusal(request: unknown): Promise<string> {
    const answer = await service.create(request);
    expect(answer).toMatchObject({ success: false, resultItems: [{ success: false }] });
    expect(at(answer, "resultItems.0")).not.toHaveProperty("bpItemId");
    expect(await service.read(firstNewId)).toMatchObject({ success: false });
    return message(answer);
  }

  describe("CreateBp", () => {
    test.each(["DP", "FR", "COM", "GF"])("creates a case of %s", async (bpCode) => {
      const answer = await service.create(goodRequest(bpCode));
      expect(answer).toEqual({
        resultItems: [{ bpItemId: firstNewId, success: true, errorMessage: "" }],
        success: true,
      });
      expect(at(await service.read(firstNewId), "bpItem")).toMatchObject({
        id: firstNewId,
        bpCode,
        code: `${bpCode}-26-464`,
        dateCreated: "2026-11-20T12:00:00",
        amount: 1000,
        cardPrefix: "2200",
        cardSuffix: "2288",
        startTrxProperty: [{ arn: freeArn(), transactionDate: "01.11.2026", date: "02.11.2026" }],
      });
    });

    test("stores the fields in the first stage, in the form they are read", async () => {
      const request = requestWith("DP", row("f_DisputeAmount", money("0012.5", "840")));
      const created = await service.read(newId(await service.create(request)));
      const [amount, reason] = listAt(created, "bpItem.stages.0.fields");
      expect(amount).toMatchObject({
        baseTypeCode: "Money",
        value: "12.50 USD",
        valueCode: "840",
        jsonValue:
          '{"amount":12.5,"currency":{"id":840,"numericCode":"840","code":"USD","displayValue":"USD","currencyExponent":2}}',
      });
      expect(reason).toMatchObject({ baseTypeCode: "Select", valueCode: "4853" });
      // What repeats the transaction is there before anybody writes it.
      expect(at(created, "bpItem.stages.0.fields.8")).toMatchObject({
        value: freeArn().slice(12, 18),
        isLinkedWithTrxField: true,
        readOnly: true,
      });
      expect(at(created, "bpItem.participantFields.0")).not.toHaveProperty("documentsInfo");
      // The case's amount has no currency of its own: it stays the transaction's.
      expect(at(created, "bpItem.amount")).toBe(1500);
    });

    test("keeps thirty digits", async () => {
      const amount = "123456789012345678901234567890.12";
      const request = requestWith("DP", row("f_DisputeAmount", money(amount)));
      const id = newId(await service.create(request));
      const { text } = await service.post(getBpItemPath(id));
      expect(text).toContain(`"amount":${amount},`);
      expect(text).toContain(`\\"amount\\":${amount},`);
    });

    test("answers item by item, and creates a case for each that is in order", async () => {
      const [first, second] = [freeArn(0), freeArn(1)];
      const answer = await service.create(
        goodRequest("DP", [first, "7".repeat(23), second, first]),
      );
      expect(answer).toMatchObject({ success: false });
      expect(listAt(answer, "resultItems")).toEqual([
        { bpItemId: firstNewId, success: true, errorMessage: "" },
        { success: false, errorMessage: anyWords },
        { bpItemId: firstNewId + 1, success: true, errorMessage: "" },
        { success: false, errorMessage: anyWords },
      ]);
      const arn = "bpItem.startTrxProperty.0.arn";
      expect(at(await service.read(firstNewId + 1), arn)).toBe(second);
    });

    test.each(["XX", "dp", "", undefined])("refuses the case code %j", async (bpCode) => {
      expect(await refusal({ ...goodRequest(), bpCode })).toContain("DP, FR, COM, GF");
    });

    test.each([[], [{}], [{ acquirerReferenceData: " " }]])(
      "refuses a request without an ARN: %j",
      async (...operationDataList) => {
        expect(await refusal({ ...goodRequest(), operationDataList })).not.toBe("");
      },
    );

    test.each<[field: string, bpCode: string, ...rows: ReturnType<typeof row>[]]>([
      ["f_Nothing", "DP", row("f_Nothing", "1")],
      ["f_FraudType", "GF", row("f_FraudType", "00")],
      ["f_AuthCode", "DP", row("f_AuthCode", "123456")],
      ["Disputed amount", "FR", row("f_DisputeAmount", " ")],
      ["What is asked for", "GF", row("f_GoodFaithDescription", "")],
      ["Comment", "FR", row("f_FraudType", "40")],
      ["Date of the contact", "DP", row("f_MerchantContacted", "1")],
      ["Day it was noticed", "COM", row("f_RevealDate", "31.10.2026")],
      ["Day it was noticed", "COM", row("f_RevealDate", "21.11.2026")],
      ["Why it was noticed later", "COM", row("f_RevealDate", "02.11.2026")],
      ["Documents", "DP", row("f_Docs", file("a.txt", "aGk=")), row("f_Docs", file("b", "%%"))],
    ])("refuses a wrong or missing %s (%s), and names it", async (field, bpCode, ...rows) => {
      expect(await refusal(requestWith(bpCode, ...rows))).toContain(field);
    });

    test("names every field that is missing", async () => {
      const words = await refusal({ ...goodRequest("FR"), fields: [] });
      expect(words).toContain("Disputed amount");
      expect(words).toContain("Type of fraud");
    });

    test("accepts an ARN between spaces, and an empty card number", async () => {
      expect(await service.create(withCard(" ", ` ${freeArn()}\n`))).toMatchObject({
        success: true,
      });
    });

    test("takes any casing of keys, at every level", async () => {
      const answer = await service.create({
        BPCODE: "DP",
        OperationDataList: [{ AcquirerReferenceData: freeArn(), cardnumber: cardNumber }],
        fIELDS: [
          { Code: "f_DisputeAmount", VALUE: '{"Amount":"5.00","CURRENCYCODE":"978"}' },
          { CODE: "f_DisputeReason", Value: "4853" },
          { code: "f_Docs", value: '{"FileName":"a.txt","CONTENT":"aGk="}' },
        ],
      });
      expect(answer).toMatchObject({ success: true });
    });

    test("compares the card with the transaction, and never repeats or stores it", async () => {
      const other = "4000001234562288";
      for (const wrong of [other, "2200001234561111", "22002288", "2200 not a card 2288"]) {
        const words = await refusal(withCard(wrong));
        expect(words).toContain(freeArn());
        expect(words).not.toContain(wrong);
      }
      expect(await refusal(withCard(cardNumber, cardNumber))).not.toContain(cardNumber);
      const id = newId(await service.create(withCard("2200 0012-3456 2288")));
      const stored = JSON.stringify(await service.read(id, "?getFilesInBody=true"));
      expect(stored).toContain(freeArn());
      expect(stored.replaceAll(/\D/g, "")).not.toContain(cardNumber);
    });

    test("refuses a second open case of the same kind, and no other", async () => {
      const known = await service.create(goodRequest("DP", ["74001016281521874998318"]));
      expect(message(known)).toContain("900453");
      expect(await service.create(goodRequest("DP"))).toMatchObject({ success: true });
      expect(await service.create(goodRequest("FR"))).toMatchObject({ success: true });
      expect(await service.create(goodRequest("DP"))).toMatchObject({ success: false });
      service.time = "2027-06-01T00:00:00";
      expect(await service.create(goodRequest("DP"))).toMatchObject({ success: true });
      // Closed by hand, with no stage active.
      const paid = goodRequest("GF", ["74001016254603188277150"]);
      expect(await service.create(paid)).toMatchObject({ success: true });
    });

    test("creates one case of two equal requests at once", async () => {
      const answers = await Promise.all([
        service.create(goodRequest()),
        service.create(goodRequest()),
        service.create(goodRequest("DP", [freeArn(2)])),
      ]);
      const [one, two, other] = answers.map((answer) => at(answer, "success"));
      expect([one, two].filter(Boolean)).toHaveLength(1);
      expect(other).toBe(true);
      const ids = answers.map(newId).filter(Number.isInteger);
      expect(new Set(ids).size).toBe(2);
    });

    test("stores files byte for byte, over a restart", async () => {
      const bytes = Uint8Array.from(
        { length: 100_001 },
        (_, index) => (index * 31 + (index >> 8)) % 256,
      );
      const content = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(""));
      const files = [file("evidence.bin", content), file("Пусто ‮.txt", "")];
      const request = requestWith("DP", ...files.map((one) => row("f_Docs", one)));
      const id = newId(await service.create(request));
      const before = await service.read(id, "?getFilesInBody=true");
      await service.host.restart();
      const after = await service.read(id, "?getFilesInBody=true");
      expect(after).toEqual(before);
      const documents = listAt(after, "bpItem.stages.0.fields.7.documentsInfo");
      expect(documents).toMatchObject([
        { name: "evidence.bin", creator: "demo.operator", creationDate: "2026-11-20T12:00:00" },
        { name: "Пусто ‮.txt", content: "" },
      ]);
      expect(await measured(textAt(documents[0], "content"))).toEqual(await measured(content));
    });

    test("forgets it all when reset, and begins again around that moment", async () => {
      const request = requestWith("DP", row("f_Docs", file("a.txt", "aGVsbG8=")));
      const id = newId(await service.create(request));
      service.time = "2027-02-03T04:05:06";
      await service.host.reset();
      expect(await service.read(id)).toMatchObject({ success: false });
      expect(at(await service.read(900454), "bpItem.stages.1")).toMatchObject({
        isActive: true,
        autoActionDate: "2027-02-04T00:35:00",
      });
      expect(newId(await service.create(goodRequest()))).toBe(id);
      expect(JSON.stringify(await service.read(id, "?getFilesInBody=true"))).not.toContain(
        "aGVsbG8=",
      );
    });
  });

  describe("the body of CreateBp", () => {
    test.each([
      "",
      "{",
      "undefined",
      "[]",
      "null",
      "1",
      '{"operationDataList":1}',
      '{"operationDataList":[null]}',
      '{"fields":[1]}',
      '{"fields":[null]}',
      '{"fields":[{"code":"f_Docs"}]}',
    ])("is answered with 400 when it is %j", async (body) => {
      const { status, text } = await service.post(createBpPath, { body });
      expect(status).toBe(400);
      expect(JSON.parse(text)).toEqual({ success: false, errorMessage: anyWords });
    });

    test("may have lists that are null", async () => {
      const { status, text } = await service.post(createBpPath, {
        body: '{"operationDataList":null,"fields":null}',
      });
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject({ success: false });
    });

    test("is not read without a token", async () => {
      const body = JSON.stringify(goodRequest());
      const { status } = await service.post(createBpPath, { body, headers: { [tokenHeader]: "" } });
      expect(status).toBe(401);
      expect(await service.read(firstNewId)).toMatchObject({ success: false });
    });
  });
}
