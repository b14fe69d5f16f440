// Own file: the page's first script and the application both import it.

/** Requests `config.json`, which is beside the page, with a time-out of 30 seconds. */
export const requestSettings = (): Promise<Response> =>
  fetch(`${import.meta.env.BASE_URL}config.json`, {
    cache: "no-store",
    signal: AbortSignal.timeout(30_000),
  });
