/** A case of the demo, and what it is there to show in each language of the interface. */
interface DemoCase {
  readonly id: number;
  readonly about: { readonly "en-GB": string; readonly "ru-RU": string };
}

/** Each case of the demo in a sentence: the three to look at first, then the others by their number. */
export const demoCases: readonly DemoCase[] = [
  {
    id: 900453,
    about: {
      "en-GB":
        "A sofa that “never arrived”: eight stages, whose turn it is, and evidence to look at without downloading it.",
      "ru-RU":
        "Диван, который «не доставили»: восемь этапов, чей сейчас ход и доказательства, которые видны без скачивания.",
    },
  },
  {
    id: 900454,
    about: {
      "en-GB":
        "A payment the cardholder denies: less than a day left, counted in hours. Yen, Cyrillic.",
      "ru-RU":
        "Платёж, который держатель карты отрицает: остаётся меньше суток, счёт идёт на часы. Иены, кириллица.",
    },
  },
  {
    id: 900462,
    about: {
      "en-GB":
        "A case that contradicts itself and the specification on purpose: nothing is lost, every oddity is named.",
      "ru-RU":
        "Кейс, который нарочно противоречит себе и спецификации: ничего не потеряно, каждая странность названа.",
    },
  },
  {
    id: 900455,
    about: {
      "en-GB":
        "A complaint whose deadline has passed: dinars with three decimals, a declined answer.",
      "ru-RU": "Претензия с истёкшим сроком: динары с тремя знаками, отклонённый ответ.",
    },
  },
  {
    id: 900456,
    about: {
      "en-GB": "A good-faith request for a fare: under a week left.",
      "ru-RU": "Письмо доброй воли о возврате за билет: осталось меньше недели.",
    },
  },
  {
    id: 900457,
    about: {
      "en-GB": "A laptop not as described: one of its files is 20 MB.",
      "ru-RU": "Ноутбук не соответствует описанию: один из файлов — 20 МБ.",
    },
  },
  {
    id: 900458,
    about: {
      "en-GB": "A credit that never came: Arabic, an empty file and a broken one.",
      "ru-RU": "Возврат, который не пришёл: арабский текст, пустой файл и повреждённый.",
    },
  },
  {
    id: 900459,
    about: {
      "en-GB": "Tickets: a dispute that ended by an automatic action.",
      "ru-RU": "Билеты: спор, который завершило автоматическое действие.",
    },
  },
  {
    id: 900460,
    about: {
      "en-GB": "Cement: amounts no computer number holds, exact to the last digit.",
      "ru-RU": "Цемент: суммы, которые не вмещает компьютерное число, точны до последней цифры.",
    },
  },
  {
    id: 900461,
    about: {
      "en-GB": "A closed hotel: a field of a type nobody has specified.",
      "ru-RU": "Закрытая гостиница: поле, тип которого никто не описал.",
    },
  },
  {
    id: 900452,
    about: {
      "en-GB":
        "A lens others are working on: read it, press Refresh, and see what has changed since you looked.",
      "ru-RU":
        "Объектив, над которым работают другие: откройте, нажмите «Обновить» и увидите, что изменилось с тех пор.",
    },
  },
  {
    id: 900463,
    about: {
      "en-GB": "A bicycle: a request that is closed, over two transactions.",
      "ru-RU": "Велосипед: закрытый запрос по двум операциям.",
    },
  },
];

/** The ids of the demo's cases; the first three are the best to look at first. */
export const demoCaseIds: readonly number[] = demoCases.map(({ id }) => id);
