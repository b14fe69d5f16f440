import { formatBytes } from "../numbers.ts";

export const failures = {
  unreachable: {
    network: "The service could not be reached.",
    "broken-off": "The service's answer broke off.",
    blocked: {
      what: "The browser blocked the request: this page may not call the service's address.",
      whatToDo:
        "Contact your administrator: the page's policy (connect-src) has to name that address, and it has to be https.",
    },
    timeout: ({ seconds }: { seconds: number }) =>
      `The service did not answer within ${seconds} seconds.`,
    whatToDo: "Check the network connection, then try again.",
  },
  status: {
    401: "The service did not accept the access token.",
    403: "The service does not allow this with your access token.",
    404: "The service does not know this address.",
    413: ({ bytes }: { bytes: number }) =>
      `The request (${formatBytes(bytes, "en-GB")}) is too large for the service.`,
    answered: ({ status }: { status: number }) => `The service answered with ${status}.`,
    failed: ({ status }: { status: number }) => `The service failed with status ${status}.`,
    tokenToDo: "Sign in again, then try again.",
    rightsToDo: "Ask your administrator for access, then try again.",
    addressToDo: "The service address may be wrong: ask your administrator, then try again.",
    laterToDo: "Try again in a moment. If that does not help, tell your administrator.",
  },
  unreadable: {
    empty: "The service's answer was empty.",
    "not-json": "The service's answer could not be read.",
    "web-page": "The service answered with a web page instead of data.",
    "not-object": "The service's answer was not in the expected form.",
    "no-case": "The service sent no case.",
    "other-key": ({ key }: { key: string }) =>
      `The keys of the service's answer are spelled differently, as in “${key}”.`,
    "other-case": ({ id }: { id: string }) =>
      `The service sent another case (${id}), which is not shown.`,
    redirect: "The service redirected this request, which was not followed.",
  },
  refused: {
    what: "The service refused the request.",
    /** Among the details, where the service gave its reason. */
    detail: "The answer says success: false",
    silent: "The service refused the request and gave no reason.",
    whatToDo: "Check what you entered, then try again.",
    otherToDo: "Check the case number, or open another case.",
  },
  tooLong: {
    what: ({ size }: { size: number }) =>
      `The service's answer is ${formatBytes(size, "en-GB")} or more: more than a browser can read.`,
    whatToDo: "Use the service's own application, or ask your administrator for the files.",
  },
  notStored: {
    what: ({ size }: { size: number }) =>
      `This browser window could not store about ${formatBytes(size, "en-GB")}.`,
    whatToDo:
      "Close other tabs or free space on the disk, then try again in a window that is not private.",
  },
  tooLarge: {
    what: "The request is too large to be sent.",
    whatToDo: "Remove files or rows, then try again.",
  },
  notSent: {
    what: "The request could not be prepared; nothing was sent.",
    whatToDo: "Try again. If that does not help, reload the page.",
  },
  signedOut: {
    what: "You may have been signed out.",
    whatToDo: "Reload the page to sign in again.",
  },
  unexpected: {
    what: "Something went wrong in the viewer itself.",
    whatToDo: "Try again. If that does not help, reload the page.",
  },
  notLoaded: {
    what: "This part of the viewer could not be loaded.",
    whatToDo: "There may be a newer version: reload the page.",
  },
  tryAgain: "Try again",
  reload: "Reload the page",
  openOther: "Open another case",
  details: "Details",
  unknown: {
    what: "Outcome unknown",
    whatToDo: "We don't know if the case was created. Check in the dispute system.",
  },
};
