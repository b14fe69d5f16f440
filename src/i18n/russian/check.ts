import type { Words } from "../words.ts";

/** What does not go together in a case. */
export const checkWords: Words["check"] = {
  title: "Противоречия в данных",
  why: "Данные кейса противоречат друг другу. Они показаны так, как их прислал сервис.",
  show: "Показать этап",
  showStage: ({ stage }) => `Показать этап ${stage}`,
  "no-active-stage": "Активного этапа нет, но и завершённым кейс не отмечен.",
  "several-active-stages": ({ stages }) => `Активны сразу несколько этапов: ${stages}.`,
  "active-and-closed": ({ stage, closed }) =>
    `Этап «${stage}» активен, хотя у него указана дата закрытия: ${closed}.`,
  "next-and-closed": ({ stage, closed }) =>
    `Этап «${stage}» отмечен как следующий, хотя у него указана дата закрытия: ${closed}.`,
  "automatic-without-date": ({ stage }) =>
    `Для этапа «${stage}» предусмотрено автодействие, но дата не указана.`,
  "final-and-waiting": ({ stage }) =>
    `Этап «${stage}» финальный, но действие ТСП всё ещё ожидает решения эквайера.`,
  "decided-without-date": ({ stage }) =>
    `На этапе «${stage}» эквайер принял решение, но дата решения не указана.`,
  "transaction-amount": ({ amount, shown }) =>
    `Сумма операции указана по-разному: ${amount} и ${shown}.`,
  "field-amount": ({ field, stage, amount, shown }) =>
    `В поле «${field}» на этапе «${stage}» точная сумма — ${amount}, а текстом указано ${shown}.`,
};
