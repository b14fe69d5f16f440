import type { BankContact } from "../bp-item.ts";

/** A bank of the demo. Every one is invented, and so are its people and numbers. */
export interface Bank {
  readonly name: string;
  readonly contacts: readonly BankContact[];
}

const contact = (
  id: number,
  bankId: string,
  direction: string,
  phone: string,
  email: string,
  bic?: string,
): BankContact => ({ id, bankId, ...(bic !== undefined && { bic }), direction, phone, email });

/** The banks by their ids. */
export const banks = {
  ALD: {
    name: "Aldertree Bank",
    contacts: [
      contact(11, "ALD", "DP", "+44 20 7946 0112", "disputes@aldertree.example", "ALDTXX2L"),
      contact(12, "ALD", "FR", "+44 20 7946 0113", "fraud.desk@aldertree.example"),
    ],
  },
  HVB: {
    name: "Harbour & Vale Bank",
    contacts: [
      contact(21, "HVB", "DP", "+1 202 555 0142", "chargebacks@harbourvale.example", "HVBKXX33"),
    ],
  },
  SBG: {
    name: "Банк «Северный берег»",
    contacts: [
      contact(31, "SBG", "DP", "+7 495 000-01-31", "spory@severny-bereg.example", "SVBGXX7M"),
    ],
  },
  KSG: {
    name: "Kisaragi Bank",
    contacts: [
      contact(41, "KSG", "COM", "+81 3 0000 0141", "network.rules@kisaragi.example", "KSGBXX9T"),
    ],
  },
  GLB: {
    name: "Gulf Lantern Bank",
    contacts: [contact(51, "GLB", "GF", "+965 0000 0151", "goodfaith@gulf-lantern.example")],
  },
} satisfies Record<string, Bank>;
