import { type FailureReason, reasonOf } from "#api/failure.ts";
import { formatFailure } from "#case-ui/format-failure.ts";
import { englishLanguage } from "#i18n/languages.ts";

/** The result of a check in words, without any value of the case. */
export interface Finding {
  /** With an `error` the viewer cannot work; a `warning` is for somebody to look at. */
  readonly mark: "ok" | "warning" | "error";
  /** What was checked: `Certificate`. */
  readonly subject: string;
  readonly message: string;
  /** One sentence: what to do; "" where there is nothing to do. */
  readonly advice: string;
}

export const ok = (subject: string, message: string): Finding => ({
  mark: "ok",
  subject,
  message,
  advice: "",
});

export const warning = (subject: string, message: string, advice: string): Finding => ({
  mark: "warning",
  subject,
  message,
  advice,
});

/** The code of an error of Node or of its cause, such as `ECONNREFUSED`; "" where there is none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause);
}

/** What happened in a failed call, in the viewer's own words, with its code; the service's words are left out. */
export function failureSentence(error: unknown, code = ""): string {
  const reason = reasonOf(error);
  const { messages } = englishLanguage;
  const { refused, unreadable } = messages.failures;
  const sentence =
    reason.kind === "unreadable" && reason.why === "other-case"
      ? unreadable["other-case"]({ id: "…" })
      : formatFailure(error, messages).what || refused.what;
  const isSaid = sentence.includes(code.replace("status ", ""));
  return isSaid ? sentence : sentence.replace(/\.$/, ` (${code}).`);
}

/** A failure of a call, in the viewer's own words, and what an administrator can do about it. */
export const failureFinding = (subject: string, error: unknown, code = ""): Finding => ({
  mark: "error",
  subject,
  message: failureSentence(error, code),
  advice: adviceFor(reasonOf(error), code),
});

/** What to do, by the code of Node or OpenSSL. The first pattern that matches applies. */
const adviceByCode: readonly (readonly [RegExp, string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, "Check the address and the VPN."],
  [/ECONNREFUSED/, "Check the port, and that the service runs."],
  [/CERT_HAS_EXPIRED/, "Have the certificate renewed; browsers refuse it too."],
  [/ALTNAME_INVALID/, "Use the name that the certificate is for."],
  [
    /CERT|ISSUER|SELF_SIGNED|VERIFY/,
    "If the certificate is of the bank's own authority, name that one's file in NODE_EXTRA_CA_CERTS and in proxy_ssl_trusted_certificate of nginx.conf; else have the service send its whole chain.",
  ],
  [/EPROTO|SSL/, "Check that this is the https port, and that it offers TLS 1.2 or newer."],
];

const adviceByStatus: Readonly<Record<number, string>> = {
  401: "Get a new token, or use the address of the proxy that adds it.",
  403: "Ask whoever runs the service for the right to read cases.",
  404: "Check the address: /webapi/v1/BpEngineApi/ is added to it.",
};

function adviceFor(reason: FailureReason, code: string): string {
  const known = adviceByCode.find(([pattern]) => pattern.test(code));
  if (known) return known[1];
  switch (reason.kind) {
    case "unreachable":
      return reason.why === "timeout"
        ? "Check the service's log, or ask for a smaller case with --case."
        : "Check the network, the VPN and the firewall between this computer and the service.";
    case "status":
      return adviceByStatus[reason.status] ?? "Check the address, and the service's log.";
    case "refused":
      return "Choose with --case a case that the token's owner may see.";
    case "unreadable":
      return reason.why === "web-page" || reason.why === "redirect"
        ? "Have the sign-in or the firewall that sends it let /webapi/ through."
        : "Check the address, and that the service answers as the specification says.";
    // Of a create, which the doctor never sends, of files, which it does not open, or of the viewer itself.
    case "too-large":
    case "no-file":
    case "not-stored":
    case "unexpected":
    case "not-sent":
    case "unknown-outcome":
      return "Check the service's log.";
  }
}
