/** Asks for `config.json`, which lies beside the page. */
export const askForSettings = (): Promise<Response> =>
  fetch(`${import.meta.env.BASE_URL}config.json`, { cache: "no-store" });
