import { type Bytes, fromBase64, toBase64 } from "../base64.ts";
import type { BpDocument } from "../bp-item.ts";
import type { WallTime } from "../wall-clock.ts";
import { parcelJpeg, signaturePng } from "./pictures.ts";
import { receiptPdf } from "./receipt-pdf.ts";

const utf8 = (text: string) => toBase64(new TextEncoder().encode(text));
const picture = (base64: string) => toBase64(fromBase64(base64) ?? new Uint8Array());

/** Bytes that look like noise and are the same every time (xorshift32). */
function noise(length: number): Bytes {
  const words = new Uint32Array(length / 4);
  let state = 0x9e3779b9;
  for (let at = 0; at < words.length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[at] = state;
  }
  return new Uint8Array(words.buffer);
}

const letter = `To: Linden & Co Furniture
Subject: order 48213

Dear Sir or Madam,

the cardholder says that the sofa of order 48213 never arrived.
Please send us the delivery note and whatever else shows the delivery,
at the latest five days from today.

Kind regards
Dispute desk, Aldertree Bank (invented)
`;

const deliveries = `date;time;stop;parcels;recipient;signature
day 1;13:52;15 Quarry Lane;1;Okafor;yes
day 1;14:20;17 Quarry Lane;1;Lindqvist;yes
day 1;14:41;23 Quarry Lane;2;Duarte;no
`;

const statement = `Заявление клиента

Я не совершал эту операцию. Карта всё время была у меня,
в этот день я был в другом городе. Прошу вернуть деньги.
`;

const arabicLetter = `إلى: بنك ألدرتري

لم نستلم المبلغ المسترد حتى الآن. الرجاء الرد خلال ثلاثة أيام.
`;

/** The content of the demo's files as it is sent, made when it is asked for. */
const contents = {
  receipt: () => utf8(receiptPdf()),
  signature: () => picture(signaturePng),
  parcel: () => picture(parcelJpeg),
  letter: () => utf8(letter),
  deliveries: () => utf8(deliveries),
  statement: () => utf8(statement),
  arabicLetter: () => utf8(arabicLetter),
  journal: () => toBase64(noise(20 * 1024 * 1024)),
  empty: () => "",
  corrupt: () => "JVBERi0xLjQK*** this is where the content broke off",
};

/** The demo's files, by a word. */
export type DemoFile = keyof typeof contents;

/** A document whose content is one of the demo's files; the id says which. */
export function demoDocument(
  caseId: number,
  file: DemoFile,
  name: string,
  { creator, at }: { creator: string; at: WallTime },
): BpDocument {
  return { id: `${caseId}-${file}`, creationDate: at, creator, name };
}

/** The base64 of one of the demo's files by document id; `undefined` for any other document. */
export function demoContent(documentId: string): string | undefined {
  const word = /^\d+-([a-zA-Z]+)$/.exec(documentId)?.[1];
  return isDemoFile(word) ? contents[word]() : undefined;
}

const isDemoFile = (word: string | undefined): word is DemoFile =>
  word !== undefined && Object.hasOwn(contents, word);
