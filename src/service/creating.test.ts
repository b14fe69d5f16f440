import { expect, test } from "vitest";
import { createBpPath } from "#wire/operations.ts";
import { lostArn } from "./demo/transactions.ts";
import {
  at,
  freeArn,
  goodRequest,
  listAt,
  money,
  newId,
  requestWith,
  row,
} from "./fixtures/requests.ts";
import { startService } from "./fixtures/start-service.ts";

const firstNewId = 900464;
const words: unknown = expect.stringMatching(/\p{L}+ \p{L}+/u);

const withCard = (CardNumber: string) => ({
  ...goodRequest(),
  operationDataList: [{ acquirerReferenceData: freeArn(), CardNumber }],
});

test.each(["DP", "GF"])("a case of %s is created", async (bpCode) => {
  const { create, read } = await startService();
  expect(await create(goodRequest(bpCode))).toEqual({
    resultItems: [{ bpItemId: firstNewId, success: true, errorMessage: "" }],
    success: true,
  });
  expect(at(await read(firstNewId), "bpItem")).toMatchObject({
    id: firstNewId,
    bpCode,
    code: `${bpCode}-26-464`,
    dateCreated: "2026-11-20T12:00:00",
    amount: 1500,
    cardPrefix: "2200",
    cardSuffix: "2288",
    startTrxProperty: [
      {
        arn: freeArn(),
        amountAndCurrency: "1500.00 RUB",
        transactionDate: "01.11.2026",
        date: "02.11.2026",
      },
    ],
  });
});

test("its fields are in the first stage, in the form in which they are read", async () => {
  const { create, read } = await startService();
  const request = requestWith("DP", row("f_DisputeAmount", money("0012.5", "840")));
  const created = await read(newId(await create(request)));
  const [amount, reason] = listAt(created, "bpItem.stages.0.fields");
  const jsonValue: unknown = expect.stringMatching(/^{"amount":12.5,"currency":{.*"code":"USD"/);
  expect(amount).toMatchObject({ value: "12.50 USD", valueCode: "840", jsonValue });
  expect(reason).toMatchObject({ baseTypeCode: "Select", valueCode: "4853" });
  const linked = { value: freeArn().slice(12, 18), isLinkedWithTrxField: true, readOnly: true };
  expect(at(created, "bpItem.stages.0.fields.8")).toMatchObject(linked);
});

test("the answer goes item by item, and each valid transaction gets its case", async () => {
  const { create, read } = await startService();
  const [first, second] = [freeArn(0), freeArn(1)];
  const answer = await create(goodRequest("DP", [first, "7".repeat(23), second, first]));
  const refused = { success: false, errorMessage: words };
  const created = { success: true, errorMessage: "" };
  const [one, two] = [firstNewId, firstNewId + 1].map((bpItemId) => ({ bpItemId, ...created }));
  expect(answer).toEqual({ success: false, resultItems: [one, refused, two, refused] });
  expect(at(await read(firstNewId + 1), "bpItem.startTrxProperty.0.arn")).toBe(second);
});

test.each([
  ["no transaction with this ARN", goodRequest("DP", ["7".repeat(23)])],
  ["no transaction with this ARN", goodRequest("DP", [" "])],
  ["not made with this card", withCard("4000001234562288")],
  ["Disputed amount can't be read", requestWith("DP", row("f_DisputeAmount", "1000.00"))],
  ["Disputed amount can't be read", requestWith("DP", row("f_DisputeAmount", money("-1")))],
  ["Disputed amount is required", { ...goodRequest("FR"), fields: [] }],
])("nothing is created, and the refusal says: %s", async (sentence, request) => {
  const { create, read } = await startService();
  const errorMessage: unknown = expect.stringContaining(sentence);
  const resultItems = [{ success: false, errorMessage }];
  expect(await create(request)).toEqual({ success: false, resultItems });
  expect(await read(firstNewId)).toMatchObject({ success: false });
});

test("a transaction is refused, and a case not found, in Russian", async () => {
  const { create, read } = await startService("ru");
  const answer = await create(goodRequest("DP", ["7"]));
  expect(at(answer, "resultItems.0.errorMessage")).toBe("Операции с этим ARN нет.");
  expect(at(await read(1), "errorMessage")).toBe("Кейс 1 не найден.");
});

test("the card of a case is stored nowhere, and a wrong one is not repeated", async () => {
  const { create, read } = await startService();
  const refused = await create(withCard("4000 0012-3456 2288"));
  expect(JSON.stringify(refused).replaceAll(/\D/g, "")).not.toContain("4000001234562288");
  const id = newId(await create(withCard("2200 0012-3456 2288")));
  const stored = JSON.stringify(await read(id, "?getFilesInBody=true"));
  expect(stored).toContain(freeArn());
  expect(stored.replaceAll(/\D/g, "")).not.toContain("2200001234562288");
});

test("a second open case of the same kind is refused, and no other", async () => {
  const { create } = await startService();
  const again = await create(goodRequest("DP", ["74001016281521874998318"]));
  expect(at(again, "resultItems.0.errorMessage")).toMatch(/Case 900453 .* is still open/);
  const atOnce = await Promise.all([create(goodRequest()), create(goodRequest())]);
  expect(atOnce.filter((answer) => at(answer, "success") === true)).toHaveLength(1);
  const isCreated = { success: true };
  expect(await create(goodRequest("FR"))).toMatchObject(isCreated);
  // Closed by hand, with no stage active.
  expect(await create(goodRequest("GF", ["74001016254603188277150"]))).toMatchObject(isCreated);
});

test("the answer can be lost after the case was created", async () => {
  const { post, read } = await startService();
  const body = JSON.stringify(goodRequest("DP", [lostArn]));
  await expect((await post(createBpPath, { body })).text()).rejects.toThrow("dropped");
  expect(await read(firstNewId)).toMatchObject({ success: true });
});

test.each('{|null|{"bpCode":"XX"}|{"fields":[{"code":"f_Docs"}]}'.split("|"))(
  "is answered with 400 when it is %j",
  async (body) => {
    const { post } = await startService();
    const response = await post(createBpPath, { body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, errorMessage: words });
  },
);
