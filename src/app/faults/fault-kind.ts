import { CancelledError } from "@tanstack/react-query";
import { Failure, type FailureReason } from "#api/failure.ts";
import { FilesError, type FilesProblem } from "#documents/files/files-error.ts";
import { ChunkLoadError } from "#lib/import-chunk.ts";

/**
 * The kind of an error, one of the words of this file or the status of an answer. It contains nothing of a
 * case, an address or a text. `undefined` for a cancelled request, which is no failure.
 */
export function kindOfError(error: unknown): string | undefined {
  if (error instanceof Failure) return kindOfReason(error.reason);
  if (error instanceof FilesError) return kindOfProblem(error.problem);
  if (error instanceof ChunkLoadError) return "code-not-loaded";
  const isAborted = error instanceof DOMException && error.name === "AbortError";
  return isAborted || error instanceof CancelledError ? undefined : "unexpected";
}

function kindOfReason(reason: FailureReason): string {
  switch (reason.kind) {
    case "unreachable":
    case "unreadable":
      return `${reason.kind}-${reason.why}`;
    case "status":
      return `${reason.kind}-${reason.status}`;
    case "not-sent":
    case "unknown-outcome":
      return `${reason.kind}/${kindOfReason(reason.cause)}`;
    case "refused":
    case "too-large":
    case "unexpected":
      return reason.kind;
  }
}

const kindOfProblem = (problem: FilesProblem): string =>
  problem.type === "no-file" ? `${problem.type}-${problem.reason}` : problem.type;

/** CSP Level 3 and Trusted Types: the directives that a violation can name. */
const directives: readonly string[] = [
  "base-uri",
  "child-src",
  "connect-src",
  "default-src",
  "font-src",
  "form-action",
  "frame-ancestors",
  "frame-src",
  "img-src",
  "manifest-src",
  "media-src",
  "object-src",
  "require-trusted-types-for",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "trusted-types",
  "worker-src",
];

/** The directive that a violation of the security policy names; `other` for an unlisted one. */
export const kindOfViolation = (effectiveDirective: string): string =>
  directives.includes(effectiveDirective) ? effectiveDirective : "other";
