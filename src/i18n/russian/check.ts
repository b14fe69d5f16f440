import type { Words } from "../words.ts";

/** What does not go together in a case. */
export const checkWords: Words["check"] = {
  title: "Противоречия в данных",
  why: "Данные кейса противоречат друг другу. Они показаны так, как их прислал сервис.",
  show: "Показать этап",
  showStage: ({ stage }) => `Показать этап ${stage}`,
  "no-active-stage": "Активного этапа нет, но и завершённым кейс не отмечен.",
  "several-active-stages": ({ stages }) => `Активны сразу несколько этапов: ${stages}.`,
  "same-stage-id": ({ id, stages }) =>
    `Один и тот же идентификатор ${id} у нескольких этапов: ${stages}.`,
  "active-and-closed": ({ stage, when }) =>
    `Этап «${stage}» активен, хотя у него указана дата закрытия: ${when}.`,
  "next-and-closed": ({ stage, when }) =>
    `Этап «${stage}» отмечен как следующий, хотя у него указана дата закрытия: ${when}.`,
  "closed-before-started": ({ stage, closed, begun }) =>
    `Этап «${stage}» закрыт (${closed}) раньше, чем начат (${begun}).`,
  "closed-before-case": ({ stage, closed, begun }) =>
    `Этап «${stage}» закрыт (${closed}) раньше, чем создан кейс (${begun}).`,
  "automatic-without-date": ({ stage }) =>
    `Для этапа «${stage}» предусмотрено автодействие, но дата не указана.`,
  "automatic-but-active": ({ stage, when }) =>
    `Автодействие этапа «${stage}» было назначено на ${when}, но этап всё ещё активен.`,
  "final-and-automatic": ({ stage, when }) =>
    `Этап «${stage}» финальный, но на ${when} назначено автодействие.`,
  "final-and-waiting": ({ stage }) =>
    `Этап «${stage}» финальный, но действие ТСП всё ещё ожидает решения эквайера.`,
  "decided-without-date": ({ stage }) =>
    `На этапе «${stage}» эквайер принял решение, но дата решения не указана.`,
  "more-than-transactions": ({ amount, sum }) =>
    `Сумма кейса (${amount}) больше суммы его операций (${sum}).`,
  "transaction-amount": ({ amount, shown }) =>
    `Сумма операции указана по-разному: ${amount} и ${shown}.`,
  "field-amount": ({ field, stage, amount, shown }) =>
    `В поле «${field}» на этапе «${stage}» точная сумма — ${amount}, а текстом указано ${shown}.`,
};
