import { aldertree, gulfLantern, harbourVale, kisaragi, severnyBereg } from "./banks.ts";
import { national, networkOne, networkTwo, type Transaction, transaction } from "./transaction.ts";

/** The transactions of the seeded cases, by a word. All are invented. */
export const disputedTransactions = {
  sofa: transaction(
    "74001016281521874998318",
    ["1234567.89", "RUB"],
    "LINDEN & CO FURNITURE",
    "2200 2288",
    39,
    [harbourVale, aldertree],
    national,
  ),
  pharmacy: transaction(
    "72200336266070907095845",
    ["48200", "JPY"],
    "АПТЕКА «РОМАШКА» №12",
    "5100 0417",
    54,
    [kisaragi, severnyBereg],
    networkTwo,
  ),
  pearls: transaction(
    "74005156254151864975796",
    ["1250.375", "KWD"],
    "SOUQ AL LULU",
    "4000 7731",
    66,
    [kisaragi, gulfLantern],
    networkOne,
  ),
  flight: transaction(
    "74002126290788800332723",
    ["612.40", "EUR"],
    "MERIDIAN AIR*4417",
    "4000 1290",
    30,
    [aldertree, harbourVale],
    networkOne,
  ),
  laptop: transaction(
    "74001016302279492236695",
    ["2199.00", "USD"],
    "BYTE HARBOR",
    "5100 6605",
    18,
    [harbourVale, aldertree],
    networkTwo,
  ),
  lanterns: transaction(
    "74005156297087509772405",
    ["860.00", "AED"],
    "متجر الفوانيس",
    "4000 9043",
    23,
    [aldertree, gulfLantern],
    networkOne,
  ),
  tickets: transaction(
    "74002126211576970688909",
    ["318.00", "USD"],
    "STAGE DOOR TICKETS",
    "5100 2214",
    108,
    [aldertree, harbourVale],
    networkTwo,
  ),
  cement: transaction(
    "74004146240303647978394",
    ["9007199254740993", "JPY"],
    "KISARAGI CEMENT WORKS",
    "4000 8850",
    79,
    [gulfLantern, kisaragi],
    networkOne,
  ),
  hotel: transaction(
    "72200336305734040534654",
    ["27900.00", "RUB"],
    "ГОСТИНИЦА «МАЯК»",
    "2200 5178",
    15,
    [severnyBereg, aldertree],
    national,
  ),
  bicycle: transaction(
    "74001016254603188277150",
    ["189.00", "EUR"],
    "VELO ATELIER",
    "4000 1290",
    20,
    [harbourVale, aldertree],
    networkOne,
  ),
  helmet: transaction(
    "74001016254603188277283",
    ["56.00", "EUR"],
    "VELO ATELIER",
    "4000 1290",
    20,
    [harbourVale, aldertree],
    networkOne,
  ),
  lens: transaction(
    "74001016304172635482094",
    ["1149.00", "EUR"],
    "NORDLICHT OPTIK",
    "4000 6177",
    24,
    [harbourVale, aldertree],
    networkOne,
  ),
  atm: transaction(
    "74001016260061182633344",
    ["300.00", "GBP"],
    "ALDERTREE ATM 0417",
    "4000 3366",
    60,
    [harbourVale, aldertree],
    networkOne,
    "Cash withdrawal",
  ),
} satisfies Record<string, Transaction>;

/** Transactions no case is about yet: to create cases on. */
const free: readonly Transaction[] = [
  transaction(
    "74001016301868581499775",
    ["1500.00", "RUB"],
    "LINDEN & CO FURNITURE",
    "2200 2288",
    19,
    [severnyBereg, aldertree],
    national,
  ),
  transaction(
    "72200336303800042165011",
    ["3480.50", "RUB"],
    "КНИЖНЫЙ ДОМ «БУКВА»",
    "2200 7105",
    17,
    [aldertree, severnyBereg],
    national,
  ),
  transaction(
    "74004146298083653462175",
    ["12800", "JPY"],
    "TANUKI RAMEN",
    "4000 8850",
    22,
    [gulfLantern, kisaragi],
    networkOne,
  ),
  transaction(
    "74005156300797880496151",
    ["47.125", "KWD"],
    "SOUQ AL LULU",
    "4000 7731",
    20,
    [kisaragi, gulfLantern],
    networkOne,
  ),
  transaction(
    "74002126304059986969801",
    ["89.99", "USD"],
    "NORTHSTAR STREAMING",
    "5100 2214",
    16,
    [aldertree, harbourVale],
    networkTwo,
  ),
  transaction(
    "74001016306342577548289",
    ["245.00", "EUR"],
    "VELO ATELIER",
    "4000 1290",
    14,
    [harbourVale, aldertree],
    networkOne,
  ),
  transaction(
    "72200336296732145151201",
    ["999.00", "RUB"],
    "ЦВЕТЫ У МОСТА",
    "2200 5178",
    24,
    [aldertree, severnyBereg],
    national,
  ),
  transaction(
    "74002126299208669631470",
    ["1760.00", "USD"],
    "HARBOR CAMERA",
    "5100 6605",
    21,
    [aldertree, harbourVale],
    networkTwo,
  ),
];

/** ARNs that make CreateBp misbehave, see `faults.ts`; the transactions themselves are in order. */
export const faultArns = {
  statusAfterwards: "74001016307570784372700",
  dropAfterwards: "74001016307736340148849",
  unauthorizedOnce: "74001016307778153251203",
  silentAfterwards: "74001016307743393633842",
  oneItemMore: "74001016307936995492316",
} as const;

const faulty = Object.values(faultArns).map((arn) =>
  transaction(
    arn,
    ["100.00", "RUB"],
    "FAULT LINE CAFE",
    "2200 0000",
    13,
    [severnyBereg, aldertree],
    national,
  ),
);

/** ARNs in the ledger that no seeded case is about: a case can be created on each. */
export const demoArns: readonly string[] = free.map(({ arn }) => arn);

const ledger = new Map(
  [...Object.values(disputedTransactions), ...free, ...faulty].map((entry) => [entry.arn, entry]),
);

/** The transaction with this ARN; `undefined` when the ledger has none. */
export const transactionOf = (arn: string): Transaction | undefined => ledger.get(arn);
