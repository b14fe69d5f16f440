/** What each seeded case is there to show, in a sentence, in the order of `demoCaseIds`. */
export const demoCases: readonly { readonly id: number; readonly about: string }[] = [
  {
    id: 900453,
    about:
      "A sofa that “never arrived”: eight stages, the merchant's evidence waits for the acquirer.",
  },
  { id: 900454, about: "A payment the cardholder denies: less than a day left, yen, Cyrillic." },
  {
    id: 900455,
    about: "A complaint whose deadline has passed: dinars with three decimals, a declined answer.",
  },
  { id: 900456, about: "A good-faith request for a fare: under a week left." },
  { id: 900457, about: "A laptop not as described: one of its files is 20 MB." },
  { id: 900458, about: "A credit that never came: Arabic, an empty file and a broken one." },
  { id: 900459, about: "Tickets: a dispute that ended by an automatic action." },
  { id: 900460, about: "Cement: amounts no computer number holds, exact to the last digit." },
  { id: 900461, about: "A closed hotel: a field of a type nobody has specified." },
  { id: 900462, about: "A case that contradicts itself and the specification on purpose." },
  { id: 900463, about: "A bicycle: a request that is closed, over two transactions." },
];
