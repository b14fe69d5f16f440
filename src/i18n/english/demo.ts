export const englishDemo = {
  /** The tour above the list. */
  tour: {
    title: "Demo tour",
    short: "Everything here is invented. Begin with one of these cases.",
    close: "Close the tour",
    why: "The people, banks and cards are invented, and the service runs in this browser. Settings → Reset demo data puts everything back.",
    read: "Read a case",
    create: "Create a case",
    createLink: "Form with a dispute",
    createWhy: "Type, amount and reason are filled in. Paste this ARN and press Create case.",
    fail: "When things go wrong",
    faults: {
      status: "The service fails with status 500.",
      silent: "The service does not answer. The viewer gives up after its time-out.",
      page: "A web page comes instead of a case.",
      unauthorized: "The access token is refused once. Any word will do as a new one.",
      lost: "The case is created, but the answer is lost. Use this ARN, then try it again.",
    },
    lostLink: "Form for a lost answer",
    arn: "ARN to use",
    copy: ({ arn }: { arn: string }) => `Copy ARN ${arn}`,
    comment: "The parcel was promised for Monday and never came.",
    all: ({ count }: { count: number }) => `Put all ${count} on the list`,
    more: ({ count }: { count: number }) => `${count} more cases to try`,
  },
  /** The part of the settings page. */
  settings: {
    title: "Demo",
    why: "Deletes the cases you created and makes the first ones again, in the language chosen above.",
    reset: "Reset demo data",
    resetFailed: "The browser did not allow it. Reload the page and try again.",
    resetDone: "Demo data has been reset.",
  },
};
