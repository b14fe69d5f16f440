import { type Money, moneyOf } from "../money.ts";
import { type Bank, banks } from "./banks.ts";

/** A cleared card transaction. Of the card number only the ends are known here. */
export interface Transaction {
  /** Acquirer reference number: 23 digits, the last a check digit. */
  readonly arn: string;
  readonly amount: Money;
  /** The merchant's name as the terminal sends it. */
  readonly merchant: string;
  readonly merchantId: string;
  readonly operationType: string;
  readonly cardPrefix: string;
  readonly cardSuffix: string;
  /** How many days before the case the transaction took place; it cleared a day later. */
  readonly daysAgo: number;
  readonly issuer: Bank;
  readonly acquirer: Bank;
  readonly paymentSystem: string;
  readonly authCode: string;
  readonly terminal: string;
}

/** The payment system by the first digits of the card. Spec: not shown; how they are spelled. */
const paymentSystems: Readonly<Record<string, string>> = {
  "4000": "Demo Network One",
  "5100": "Demo Network Two",
  "2200": "Demo National",
};

const bankById = new Map<string, Bank>(Object.entries(banks));

/**
 * Reads `ARN | amount | ends of the card number | days ago | issuer > acquirer | merchant`; what is
 * left out follows from the ARN and the card.
 *
 * @throws RangeError when the demo has no such bank or payment system
 */
function transaction(line: string, operationType = "Purchase"): Transaction {
  const [arn = "", amount = "", card = "", daysAgo, sides = "", merchant = ""] = line.split(" | ");
  const [cardPrefix = "", cardSuffix = ""] = card.split(" ");
  const [issuer, acquirer] = sides.split(" > ").map((id) => bankById.get(id));
  const paymentSystem = paymentSystems[cardPrefix];
  if (!issuer || !acquirer || !paymentSystem) throw new RangeError(`No transaction: ${line}`);
  return {
    arn,
    amount: moneyOf(amount),
    merchant,
    merchantId: `${arn.slice(1, 7)}${arn.slice(12, 16)}`,
    operationType,
    cardPrefix,
    cardSuffix,
    daysAgo: Number(daysAgo),
    issuer,
    acquirer,
    paymentSystem,
    authCode: arn.slice(12, 18),
    terminal: `T${arn.slice(16, 22)}`,
  };
}

/** The transactions of the demo's cases, by a word. All are invented. */
export const disputedTransactions = {
  sofa: transaction(
    "74001016281521874998318 | 1234567.89 RUB | 2200 2288 | 39 | HVB > ALD | LINDEN & CO FURNITURE",
  ),
  pharmacy: transaction(
    "72200336266070907095845 | 48200 JPY | 5100 0417 | 54 | KSG > SBG | АПТЕКА «РОМАШКА» №12",
  ),
  pearls: transaction(
    "74005156254151864975796 | 1250.375 KWD | 4000 7731 | 66 | KSG > GLB | SOUQ AL LULU",
  ),
  flight: transaction(
    "74002126290788800332723 | 612.40 EUR | 4000 1290 | 30 | ALD > HVB | MERIDIAN AIR*4417",
  ),
  laptop: transaction(
    "74001016302279492236695 | 2199.00 USD | 5100 6605 | 18 | HVB > ALD | BYTE HARBOR",
  ),
  lanterns: transaction(
    "74005156297087509772405 | 860.00 AED | 4000 9043 | 23 | ALD > GLB | متجر الفوانيس",
  ),
  tickets: transaction(
    "74002126211576970688909 | 318.00 USD | 5100 2214 | 108 | ALD > HVB | STAGE DOOR TICKETS",
  ),
  cement: transaction(
    "74004146240303647978394 | 9007199254740993 JPY | 4000 8850 | 79 | GLB > KSG | KISARAGI CEMENT WORKS",
  ),
  hotel: transaction(
    "72200336305734040534654 | 27900.00 RUB | 2200 5178 | 15 | SBG > ALD | ГОСТИНИЦА «МАЯК»",
  ),
  bicycle: transaction(
    "74001016254603188277150 | 189.00 EUR | 4000 1290 | 20 | HVB > ALD | VELO ATELIER",
  ),
  helmet: transaction(
    "74001016254603188277283 | 56.00 EUR | 4000 1290 | 20 | HVB > ALD | VELO ATELIER",
  ),
  lens: transaction(
    "74001016304172635482094 | 1149.00 EUR | 4000 6177 | 24 | HVB > ALD | NORDLICHT OPTIK",
  ),
  atm: transaction(
    "74001016260061182633344 | 300.00 GBP | 4000 3366 | 60 | HVB > ALD | ALDERTREE ATM 0417",
    "Cash withdrawal",
  ),
} satisfies Record<string, Transaction>;

/** Transactions no case is about yet: to create cases on. */
const freeTransactions: readonly Transaction[] = [
  transaction(
    "74001016301868581499775 | 1500.00 RUB | 2200 2288 | 19 | SBG > ALD | LINDEN & CO FURNITURE",
  ),
  transaction(
    "72200336303800042165011 | 3480.50 RUB | 2200 7105 | 17 | ALD > SBG | КНИЖНЫЙ ДОМ «БУКВА»",
  ),
  transaction("74004146298083653462175 | 12800 JPY | 4000 8850 | 22 | GLB > KSG | TANUKI RAMEN"),
  transaction("74005156300797880496151 | 47.125 KWD | 4000 7731 | 20 | KSG > GLB | SOUQ AL LULU"),
  transaction(
    "74002126304059986969801 | 89.99 USD | 5100 2214 | 16 | ALD > HVB | NORTHSTAR STREAMING",
  ),
  transaction("74001016306342577548289 | 245.00 EUR | 4000 1290 | 14 | HVB > ALD | VELO ATELIER"),
  transaction("72200336296732145151201 | 999.00 RUB | 2200 5178 | 24 | ALD > SBG | ЦВЕТЫ У МОСТА"),
  transaction("74002126299208669631470 | 1760.00 USD | 5100 6605 | 21 | ALD > HVB | HARBOR CAMERA"),
];

/** ARNs that make CreateBp misbehave, see `faults.ts`; the transactions themselves are in order. */
export const faultArns = {
  statusAfterwards: "74001016307570784372700",
  dropAfterwards: "74001016307736340148849",
  unauthorizedOnce: "74001016307778153251203",
  silentAfterwards: "74001016307743393633842",
  oneItemMore: "74001016307936995492316",
} as const;

const faultyTransactions = Object.values(faultArns).map((arn) =>
  transaction(`${arn} | 100.00 RUB | 2200 0000 | 13 | SBG > ALD | FAULT LINE CAFE`),
);

/** ARNs that no case of the demo is about: a case can be created on each. */
export const demoArns: readonly string[] = freeTransactions.map(({ arn }) => arn);

const transactions = new Map(
  [...Object.values(disputedTransactions), ...freeTransactions, ...faultyTransactions].map(
    (one) => [one.arn, one],
  ),
);

/** The transaction with this ARN; `undefined` when the demo has none. */
export const transactionOf = (arn: string): Transaction | undefined => transactions.get(arn);
