import { describe, expect, test } from "vitest";
import { faultArns } from "../ledger.ts";
import { fieldsBut, file, freeArn, goodFields, goodRequest, money, row } from "./claims.ts";
import { at, type HostedService, listAt, measured, textAt } from "./hosted-service.ts";

const cardNumber = "2200001234562288";

const newId = (answer: unknown) => Number(at(answer, "resultItems.0.bpItemId"));
const message = (answer: unknown) => textAt(answer, "resultItems.0.errorMessage");

const withCard = (CardNumber: string, arn = freeArn()) => ({
  ...goodRequest(),
  operationDataList: [{ acquirerReferenceData: arn, CardNumber }],
});

/** What CreateBp promises, on any host. */
export function creatingSuite(service: HostedService): void {
  async function shownAmount(amount: string, currency: string, arn: string) {
    const fields = fieldsBut("DP", "f_DisputeAmount", money(amount, currency));
    const id = newId(await service.create({ ...goodRequest("DP", [arn]), fields }));
    return at(await service.read(id), "bpItem.stages.0.fields.0.value");
  }

  describe("CreateBp", () => {
    test.each(["DP", "FR", "COM", "GF"])("creates a case of %s", async (bpCode) => {
      const answer = await service.create(goodRequest(bpCode));
      expect(answer).toEqual({
        resultItems: [{ bpItemId: 900464, success: true, errorMessage: "" }],
        success: true,
      });
      expect(at(await service.read(900464), "bpItem")).toMatchObject({
        id: 900464,
        bpCode,
        code: `${bpCode}-26-464`,
        dateCreated: "2026-11-20T12:00:00",
        amount: 1000,
        cardPrefix: "2200",
        cardSuffix: "2288",
        startTrxProperty: [{ arn: freeArn(), transactionDate: "01.11.2026", date: "02.11.2026" }],
      });
    });

    test("keeps the fields in the first stage, in the form they are read", async () => {
      const fields = fieldsBut("DP", "f_DisputeAmount", money("0012.50", "840"));
      const answer = await service.create({ ...goodRequest(), fields });
      const created = await service.read(newId(answer));
      const [amount, reason] = listAt(created, "bpItem.stages.0.fields");
      expect(amount).toMatchObject({
        baseTypeCode: "Money",
        value: "12.50 USD",
        valueCode: "840",
        jsonValue:
          '{"amount":12.50,"currency":{"id":840,"numericCode":"840","code":"USD","displayValue":"USD","currencyExponent":2}}',
      });
      expect(reason).toMatchObject({ value: "Goods or services not received", valueCode: "4853" });
      // What repeats the transaction is there before anybody writes it.
      expect(at(created, "bpItem.stages.0.fields.8")).toMatchObject({
        code: "f_AuthCode",
        value: freeArn().slice(12, 18),
        isLinkedWithTrxField: true,
        readOnly: true,
      });
      expect(at(created, "bpItem.participantFields.0")).not.toHaveProperty("documentsInfo");
      // The case's amount has no currency of its own: it stays the transaction's.
      expect(at(created, "bpItem.amount")).toBe(1500);
    });

    test("shows an amount with all decimals of its currency, and with none where it has none", async () => {
      expect(await shownAmount("12.5", "840", freeArn(0))).toBe("12.50 USD");
      expect(await shownAmount("12", "392", freeArn(1))).toBe("12 JPY");
    });

    test("keeps thirty digits", async () => {
      const amount = "123456789012345678901234567890.12";
      const fields = fieldsBut("DP", "f_DisputeAmount", money(amount));
      const id = newId(await service.create({ ...goodRequest(), fields }));
      const { text } = await service.post(`/webapi/v1/BpEngineApi/GetBpItem/${id}`);
      expect(text).toContain(`"amount":${amount},`);
      expect(text).toContain(`\\"amount\\":${amount},`);
    });

    test("answers item by item, and creates a case for each that is in order", async () => {
      const [first, second] = [freeArn(0), freeArn(1)];
      const unknown = "7".repeat(23);
      const answer = await service.create(goodRequest("DP", [first, unknown, second, first]));
      expect(answer).toEqual({
        resultItems: [
          { bpItemId: 900464, success: true, errorMessage: "" },
          { success: false, errorMessage: `There is no transaction with the ARN ${unknown}.` },
          { bpItemId: 900465, success: true, errorMessage: "" },
          {
            success: false,
            errorMessage: `Case 900464 (DP) about ARN ${first} is still open; a second one was not created.`,
          },
        ],
        success: false,
      });
      expect(at(await service.read(900465), "bpItem.startTrxProperty.0.arn")).toBe(second);
    });

    test.each(["XX", "dp", "", undefined])("refuses the case code %j", async (bpCode) => {
      const answer = await service.create({ ...goodRequest(), bpCode });
      expect(answer).toMatchObject({ success: false, resultItems: [{ success: false }] });
      expect(message(answer)).toBe("The case code must be one of DP, FR, COM, GF.");
    });

    test("refuses a request without a transaction", async () => {
      const answer = await service.create({ ...goodRequest(), operationDataList: [] });
      expect(at(answer, "success")).toBe(false);
      expect(message(answer)).toBe("The request names no transaction.");
    });

    test("refuses a transaction without an ARN", async () => {
      for (const operation of [{}, null, { acquirerReferenceData: " " }]) {
        const answer = await service.create({ ...goodRequest(), operationDataList: [operation] });
        expect(message(answer)).toBe("The transaction has no ARN.");
      }
    });

    test("finds a transaction though white space stands around its ARN", async () => {
      expect(await service.create(goodRequest("DP", [` ${freeArn()}\n`]))).toMatchObject({
        success: true,
      });
    });

    test("takes an empty card number for none", async () => {
      expect(await service.create(withCard(" "))).toMatchObject({ success: true });
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

    test("compares the card with the ledger, and never repeats or keeps it", async () => {
      const other = "4000001234562288";
      for (const wrong of [other, "2200001234561111", "22002288", "2200 not a card 2288"]) {
        const refused = await service.create(withCard(wrong));
        expect(message(refused)).toBe(
          `The transaction with the ARN ${freeArn()} was not made with this card.`,
        );
      }
      const misplaced = await service.create(withCard(cardNumber, cardNumber));
      expect(message(misplaced)).toBe("There is no transaction with this ARN.");
      const id = newId(await service.create(withCard("2200 0012-3456 2288")));
      const kept = JSON.stringify(await service.read(id, "?getFilesInBody=true"));
      expect(kept).toContain(freeArn());
      expect(kept.replaceAll(/\D/g, "")).not.toContain(cardNumber);
    });

    test("refuses a second open case of the same kind, and no other", async () => {
      const seeded = await service.create(goodRequest("DP", ["74001016281521874998318"]));
      expect(message(seeded)).toContain("Case 900453 (DP)");
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

    test("keeps files byte for byte, over a restart", async () => {
      const bytes = Uint8Array.from(
        { length: 100_001 },
        (_, index) => (index * 31 + (index >> 8)) % 256,
      );
      const content = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(""));
      const fields = [
        ...(goodFields.DP ?? []),
        row("f_Docs", file("evidence.bin", content)),
        row("f_Docs", file("Пусто ‮.txt", "")),
      ];
      const id = newId(await service.create({ ...goodRequest(), fields }));
      const before = await service.read(id, "?getFilesInBody=true");
      await service.host.restart();
      const after = await service.read(id, "?getFilesInBody=true");
      expect(after).toEqual(before);
      const field = at(after, "bpItem.stages.0.fields.7");
      expect(field).toMatchObject({
        code: "f_Docs",
        value: "2 files",
        documentsInfo: [
          { name: "evidence.bin", creator: "demo.operator", creationDate: "2026-11-20T12:00:00" },
          { name: "Пусто ‮.txt", content: "" },
        ],
      });
      const kept = textAt(field, "documentsInfo.0.content");
      expect(kept === content).toBe(true);
      expect(await measured(kept)).toEqual(await measured(content));
    });

    test("forgets it all when reset, and begins anew around that moment", async () => {
      const content = file("a.txt", "aGVsbG8=");
      const fields = [...(goodFields.DP ?? []), row("f_Docs", content)];
      const id = newId(await service.create({ ...goodRequest(), fields }));
      expect(await service.read(id)).toMatchObject({ success: true });
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

    test("has faults only where they are asked for", async () => {
      const answer = await service.create(
        goodRequest("DP", [freeArn(), faultArns.statusAfterwards]),
      );
      expect(answer).toMatchObject({ success: true });
    });
  });
}
