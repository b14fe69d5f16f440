/** Asks for `config.json`, which lies beside the page; a server that does not answer is given up. */
export const askForSettings = (): Promise<Response> =>
  fetch(`${import.meta.env.BASE_URL}config.json`, {
    cache: "no-store",
    signal: AbortSignal.timeout(30_000),
  });
