/** The first steps in the demo. */
export const welcomeWords = {
  title: "A minute's tour",
  why: "A demo with invented people, banks and cards: the service runs in this browser, and you are signed in to it. Break what you like; Settings → Reset demo data puts everything back.",
  create: "Create a case",
  createWhy:
    "The link fills in the type, the amount and the reason. Paste this ARN, press Create case, and open what came of it.",
  arn: "ARN to use",
  copy: "Copy the ARN",
  comment: "The parcel was promised for Monday and never came.",
  more: ({ count }: { count: number }) => `${count} more cases to try`,
};
