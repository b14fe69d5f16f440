import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
const results = {
  one: "результат",
  few: "результата",
  many: "результатов",
  other: "результата",
};
/** After «на», so in the accusative. */
const transactions = { one: "операцию", few: "операции", many: "операций", other: "операции" };

/** How a create ended. */
export const createResult: Words["create"]["result"] = {
  heading: "Результат",
  counted: ({ created, asked }) => `Создано ${created} из ${asked}`,
  countedAlone: ({ created }) => `Создано: ${created}`,
  byPosition:
    "Сервис отвечает в порядке запроса: каждая строка относится к операции с тем же номером.",
  otherCount: ({ answered, asked }) =>
    `Сервис прислал ${answered} ${forms(answered, results)} на ${asked} ${forms(asked, transactions)}, поэтому нельзя сказать, какой к какой относится.`,
  saysCreated:
    "При этом в целом сервис сообщает об успехе, чему противоречат отдельные результаты.",
  saysRefused:
    "При этом в целом сервис сообщает об отказе, чему противоречат отдельные результаты.",
  checkBoth: "Прежде чем отправлять эти операции снова, найдите их в диспутной системе.",
  created: "Создан",
  refused: "Отклонён",
  unsaid: "Не указано",
  transaction: ({ number }) => `Операция ${number}`,
  line: ({ number }) => `Результат ${number}`,
  open: ({ id }) => `Открыть кейс ${id}`,
  noId: "Сервис не прислал номер кейса.",
  noReason: "Сервис не указал причину.",
  noVerdict: "Сервис не сообщает, создан ли этот кейс.",
  retry: "Повторить только отклонённые",
  back: "Вернуться к форме",
  another: "Новый кейс",
  earlier: "Созданы ранее:",
  retyping: "Номера карт после отправки не сохраняются: введите их заново.",
  retrying: "Созданное убрано; остальное можно отправить снова.",
  allKept: "Всё осталось на месте: нельзя сказать, что именно создано.",
};
