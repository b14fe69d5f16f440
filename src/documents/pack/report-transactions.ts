import { initiatorText } from "#case-ui/case-words.ts";
import type { FirstWords, Language } from "#language/words.ts";
import { isOdd } from "#model/sent.ts";
import { type Contact, isAmountText, type Transaction } from "#model/transaction.ts";
import { type Html, html, sent } from "./html.ts";
import { amountSaid, factList, said } from "./report-fields.ts";

/** The transactions that started the case, with both sides and how to reach them. */
export function reportTransactions(
  transactions: readonly Transaction[],
  { words }: Language,
): Html {
  const said = words.case;
  return html`<h2>${said.transaction}</h2>${
    transactions.length === 0
      ? html`<p>${said.noTransaction}</p>`
      : transactions.map(
          (transaction, at) =>
            html`<section class="part">${
              transactions.length === 1
                ? ""
                : html`<h3>${said.transactionOf({ at: at + 1, count: transactions.length })}</h3>`
            }${reportTransaction(transaction, said)}</section>`,
        )
  }`;
}

function reportTransaction(transaction: Transaction, words: FirstWords["case"]): Html {
  const { trx } = words;
  const { amount, amountAndCurrency } = transaction;
  const facts = factList([
    [
      trx.amount,
      amountAndCurrency === "" || isOdd(amount)
        ? amountSaid(amount)
        : isAmountText(amountAndCurrency)
          ? amountSaid(amountAndCurrency)
          : sent(amountAndCurrency),
    ],
    [trx.transactionDate, said(transaction.transactionDate)],
    [trx.date, said(transaction.date)],
    [trx.merchant, said(transaction.merchant)],
    [trx.arn, said(transaction.arn)],
    [trx.operationType, said(transaction.operationType)],
    [trx.role, said(transaction.operatorRole)],
    [trx.operatorIs, initiatorText(transaction.operatorIsInitiator, words)],
  ]);
  const sides = factList(
    [
      [trx.initiator, side(transaction.initiator, transaction.initiatorContacts, trx)],
      [trx.respondent, side(transaction.respondent, transaction.respondentContacts, trx)],
    ],
    "sides",
  );
  return html`${facts}${sides}`;
}

function side(
  name: string,
  contacts: readonly Contact[],
  words: FirstWords["case"]["trx"],
): Html | "" {
  if (name === "" && contacts.length === 0) return "";
  return html`${said(name)}${contacts.map(({ email, phone, direction, bankId, bic }) => {
    const facts = [
      email,
      phone,
      direction && `${words.direction} ${direction}`,
      bankId && `${words.bank} ${bankId}`,
      bic && `${words.bic} ${bic}`,
    ].filter((fact) => fact !== "");
    return html`<div><small>${sent(facts.join(" · "))}</small></div>`;
  })}`;
}
