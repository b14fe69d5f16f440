import type { Words } from "../words.ts";

/** What does not go together in a case. */
export const checkWords: Words["check"] = {
  title: "Противоречия в данных",
  why: "Данные кейса противоречат друг другу; они показаны без изменений.",
  show: "Показать этап",
  showStage: ({ stage }) => `Показать этап ${stage}`,
  more: ({ count }) => `и ещё ${count}`,
  "no-active-stage": "Ни один этап не активен, но и о завершении кейса ничего не сказано.",
  "several-active-stages": ({ stages }) => `Активны сразу несколько этапов: ${stages}.`,
  "same-stage-id": ({ id, stages }) => `У нескольких этапов один идентификатор ${id}: ${stages}.`,
  "active-and-closed": ({ stage, closed }) =>
    `Этап «${stage}» активен, хотя у него указана дата закрытия: ${closed}.`,
  "next-and-closed": ({ stage, closed }) =>
    `Этап «${stage}» отмечен как следующий, хотя у него указана дата закрытия: ${closed}.`,
  "closed-before-started": ({ stage, closed, started }) =>
    `Этап «${stage}» закрыт ${closed}, раньше, чем начат: ${started}.`,
  "closed-before-case": ({ stage, closed, created }) =>
    `Этап «${stage}» закрыт ${closed}, раньше, чем создан кейс: ${created}.`,
  "automatic-without-date": ({ stage }) =>
    `Этап «${stage}» завершается автоматическим действием, но его даты в ответе нет.`,
  "automatic-but-active": ({ stage, when }) =>
    `Автоматическое действие этапа «${stage}» было назначено на ${when}, но этап всё ещё активен.`,
  "final-and-automatic": ({ stage, when }) =>
    `Этап «${stage}» финальный, но на ${when} назначено автоматическое действие.`,
  "final-and-waiting": ({ stage }) =>
    `Этап «${stage}» финальный, но действие ТСП ожидает решения эквайера.`,
  "decided-without-date": ({ stage }) =>
    `На этапе «${stage}» есть решение эквайера, но даты решения в ответе нет.`,
  "more-than-transactions": ({ amount, sum }) =>
    `Сумма кейса ${amount} больше, чем сумма его операций: ${sum}.`,
  "transaction-amount": ({ amount, shown }) =>
    `Сумма операции — ${amount}, но вместе с валютой — ${shown}.`,
  "field-amount": ({ field, stage, amount, shown }) =>
    `Поле «${field}» этапа «${stage}» — ${amount}, но значение для отображения — ${shown}.`,
};
