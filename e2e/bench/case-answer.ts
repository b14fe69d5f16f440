import { baseTypeCodes } from "#wire/enumerations.ts";

/** How large a made-up case is. */
export interface CaseSize {
  readonly stages: number;
  readonly fields: number;
}

/** Mulberry32: the same numbers from the same seed, between 0 and 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words =
  "merchant acquirer issuer reversal goods never arrived parcel refund partial terminal receipt slip signature cardholder letter evidence reply chargeback arbitration second presentment".split(
    " ",
  );

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** How the name of a field begins: by it a page's fields are counted as they appear. */
export const fieldPrefix = (stage?: number): string =>
  stage === undefined ? "Field " : `Field ${stage}-`;

/** How a stage is called. */
export const stageName = (stage: number): string => `Stage ${stage}`;

function field(stage: number, at: number, random: () => number) {
  const text = (count: number) =>
    Array.from({ length: count }, () => words[Math.floor(random() * words.length)]).join(" ");
  const amount = Math.floor(random() * 1e7) / 100;
  // An unknown kind is rare; every known one is as frequent as the next.
  const isMismatch = at % 25 === 24;
  const kind = isMismatch ? "Barcode" : (baseTypeCodes[at % baseTypeCodes.length] ?? "String");
  const values: Readonly<Record<string, Record<string, string>>> = {
    Money: {
      value: `${amount.toFixed(2)} USD`,
      jsonValue: `{"amount":${amount},"currency":{"id":840,"numericCode":"840","code":"USD","displayValue":"USD","currencyExponent":2}}`,
    },
    RadioButton: { value: random() < 0.5 ? "Yes" : "No", valueCode: "YN" },
    Select: { value: text(2), valueCode: `C${Math.floor(random() * 100)}` },
    Text: { value: text(at % 10 === 4 ? 90 : 8) },
    Digits: { value: String(Math.floor(random() * 1e9)) },
  };
  return {
    baseTypeCode: kind,
    code: `FLD_${stage}_${at}`,
    name: `${fieldPrefix(stage)}${twoDigits(at)} ${text(2)}`,
    ...(values[kind] ?? { value: text(4) }),
    isLinkedWithTrxField: at % 9 === 0,
    fieldType: kind === "Select" ? "select" : "text",
    readOnly: at % 4 === 0,
    controlWidth: "100%",
    minLength: 0,
    maxLength: 255,
    visible: at % 10 !== 9,
  };
}

function stage(number: number, { stages, fields }: CaseSize, random: () => number) {
  const isLast = number === stages;
  const day = twoDigits(1 + (number % 28));
  return {
    id: 900_000 + number,
    stageId: number,
    isMerchantItemStage: number % 2,
    code: `STAGE_${number}`,
    name: stageName(number),
    description: "Waits for the other side",
    longDescription: "",
    isActive: isLast,
    autoActionDate: isLast ? "2031-06-01T12:00:00" : "9999-12-31T00:00:00",
    fields: Array.from({ length: fields }, (_, index) => field(number, index, random)),
    isAutoAction: isLast,
    stageCreateDate: `2024-03-${day}T08:00:00`,
    stageCloseDate: isLast ? "0001-01-01T00:00:00" : `2024-04-${day}T09:30:00`,
    startDate: `2024-03-${day}T08:00:00`,
    isNextStage: false,
    userId: 5,
    userName: "r.roe",
    isFinal: false,
    controlActionStatus: ["NotRequired"],
  };
}

const contact = {
  id: 1,
  bankId: "B-1",
  bic: "FIRSGB2L",
  direction: "FR",
  phone: "+44 20 7946 0000",
  email: "disputes@bank.example",
};

const transaction = {
  id: 51,
  date: "01.03.2024",
  amount: 7,
  amountAndCurrency: "7.00 USD",
  cardAcceptorName: "KIOSK",
  arn: "74001234567890123456789",
  initiatorName: "First Bank",
  respondentName: "Second Bank",
  operatorRoleName: "Acquirer",
  operatorInitiator: false,
  operationType: "Purchase",
  transactionDate: "29.02.2024",
  initiatorContacts: [contact],
  respondentContacts: [contact],
};

/**
 * An answer of GetBpItem made from a seed, the same each time: every kind of field, some long
 * texts, a tenth of the fields hidden, the last stage active.
 *
 * @param documents what stands in the `documentsInfo` of the active stage's first field
 */
export function caseAnswer(id: number, size: CaseSize, documents: readonly object[] = []) {
  const random = randomFrom(size.stages * 1000 + size.fields);
  const stages = Array.from({ length: size.stages }, (_, index) => stage(index + 1, size, random));
  const [first] = stages.at(-1)?.fields ?? [];
  if (first && documents.length > 0) Object.assign(first, { documentsInfo: documents });
  return {
    bpItem: {
      cardPrefix: "427600",
      cardSuffix: "1234",
      startTrxProperty: [transaction],
      stages,
      participantFields: [],
      bpName: "Dispute",
      bpVersionId: 1,
      observerList: [],
      isCurentUserObserver: false,
      userName: "r.roe",
      stageDescription: "",
      amount: 7,
      isReversalExists: false,
      operatorRole: "Acquirer",
      id,
      paymentSystem: "Network A",
      dateCreated: "2024-02-29T23:59:59",
      bpCode: "DP",
      code: `DP-${id}`,
    },
    success: true,
    errorMessage: "",
  };
}

/** How many fields of a case are on the screen: the active stage's, or all, hidden ones or not. */
export const visibleFields = (fields: number): number =>
  Array.from({ length: fields }, (_, index) => index).filter((at) => at % 10 !== 9).length;
