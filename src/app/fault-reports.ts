import { CancelledError, focusManager } from "@tanstack/react-query";
import { Failure, kindOfFailure } from "#api/failure.ts";
import type { QueryFaultSource } from "#api/queries.ts";
import { ChunkLoadError } from "#lib/import-chunk.ts";
import { pageVersion } from "#lib/page-version.ts";

type FaultSource = QueryFaultSource | "page" | "policy";

interface FaultCount {
  readonly source: FaultSource;
  readonly kind: string;
  count: number;
}

const minMsBetweenReports = 60_000;

/**
 * Counts failures by their kind, and reports the counts to the page's own server: a minute after the first one,
 * or when the page is hidden, and at most once a minute. `docs/failure-reports.md` describes the report.
 */
export class FaultReports {
  #url = "";
  readonly #counts = new Map<string, FaultCount>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastSentAt = Number.NEGATIVE_INFINITY;
  /** Errors that were counted: an error of a query may reach the boundary of a section, too. */
  readonly #known = new WeakSet<Error>();

  /** @param url the setting `reportUrl`; "" for no reports. */
  start(url: string): void {
    this.#url = url;
    this.#schedule();
  }

  /** Counts an error, unless it only says that something was cancelled. */
  countError(error: unknown, source: FaultSource = "page"): void {
    if (error instanceof Error) {
      if (this.#known.has(error)) return;
      this.#known.add(error);
    }
    const kind = kindOfError(error);
    if (kind !== undefined) this.#add(source, kind);
  }

  /** Within a minute of the last report the counts wait, and are lost if the page is closed before. */
  flush(): void {
    if (performance.now() - this.#lastSentAt >= minMsBetweenReports) this.#send();
  }

  /** Counts violations of the policy, and reports what is counted when the page is hidden or left. */
  watchPage(): void {
    // The browser names a directive of the policy: nothing of a case, an address or a text.
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      this.#add("policy", effectiveDirective),
    );
    focusManager.subscribe((isVisible) => {
      if (!isVisible) this.flush();
    });
    addEventListener("pagehide", () => this.flush());
  }

  #add(source: FaultSource, kind: string): void {
    const key = `${source} ${kind}`;
    const counted = this.#counts.get(key);
    if (counted) counted.count += 1;
    else this.#counts.set(key, { source, kind, count: 1 });
    this.#schedule();
  }

  #schedule(): void {
    if (this.#url === "" || this.#counts.size === 0) return;
    this.#timer ??= setTimeout(() => this.#send(), minMsBetweenReports);
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#url === "" || this.#counts.size === 0) return;
    const report = {
      build: pageVersion(),
      browser: browserName(navigator.userAgent),
      failures: [...this.#counts.values()],
    };
    const body = new Blob([JSON.stringify(report)], { type: "application/json" });
    if (navigator.sendBeacon(this.#url, body)) {
      this.#counts.clear();
      this.#lastSentAt = performance.now();
    }
    // Counts that the browser did not accept go with the next report.
    this.#schedule();
  }
}

/** The kind of an error, see {@link kindOfFailure}; `undefined` for a cancelled request, which is no failure. */
function kindOfError(error: unknown): string | undefined {
  if (error instanceof Failure) return kindOfFailure(error.reason);
  if (error instanceof ChunkLoadError) return "code-not-loaded";
  const isAborted = error instanceof DOMException && error.name === "AbortError";
  return isAborted || error instanceof CancelledError ? undefined : "unexpected";
}

/**
 * The texts before the version of a browser in its user agent. The first one found counts, because most
 * browsers also name those that they descend from.
 */
const marks: readonly (readonly [mark: string, name: string])[] = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["YaBrowser/", "Yandex Browser"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Version/", "Safari"],
];

/** Name and major version of the browser with a user agent, like `Chrome 140`; `other` for any browser not listed. */
export function browserName(userAgent: string): string {
  const [mark, name] = marks.find(([known]) => userAgent.includes(known)) ?? [];
  if (mark === undefined) return "other";
  const version = Number.parseInt(userAgent.slice(userAgent.indexOf(mark) + mark.length), 10);
  return Number.isNaN(version) ? `${name}` : `${name} ${version}`;
}
