import type { BankContact } from "./bp-item.ts";

/** A bank of the demo. Every one is invented, and so are its people and numbers. */
export interface Bank {
  readonly name: string;
  readonly contacts: readonly BankContact[];
}

export const aldertree: Bank = {
  name: "Aldertree Bank",
  contacts: [
    {
      id: 11,
      bankId: "ALD",
      bic: "ALDTXX2L",
      direction: "DP",
      phone: "+44 20 7946 0112",
      email: "disputes@aldertree.example",
    },
    {
      id: 12,
      bankId: "ALD",
      direction: "FR",
      phone: "+44 20 7946 0113",
      email: "fraud.desk@aldertree.example",
    },
  ],
};

export const harbourVale: Bank = {
  name: "Harbour & Vale Bank",
  contacts: [
    {
      id: 21,
      bankId: "HVB",
      bic: "HVBKXX33",
      direction: "DP",
      phone: "+1 202 555 0142",
      email: "chargebacks@harbourvale.example",
    },
  ],
};

export const severnyBereg: Bank = {
  name: "Банк «Северный берег»",
  contacts: [
    {
      id: 31,
      bankId: "SBG",
      bic: "SVBGXX7M",
      direction: "DP",
      phone: "+7 495 000-01-31",
      email: "spory@severny-bereg.example",
    },
  ],
};

export const kisaragi: Bank = {
  name: "Kisaragi Bank",
  contacts: [
    {
      id: 41,
      bankId: "KSG",
      bic: "KSGBXX9T",
      direction: "COM",
      phone: "+81 3 0000 0141",
      email: "network.rules@kisaragi.example",
    },
  ],
};

export const gulfLantern: Bank = {
  name: "Gulf Lantern Bank",
  contacts: [
    {
      id: 51,
      bankId: "GLB",
      direction: "GF",
      phone: "+965 0000 0151",
      email: "goodfaith@gulf-lantern.example",
    },
  ],
};
