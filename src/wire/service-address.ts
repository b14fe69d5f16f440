/** Whether a host is this computer, so that what is sent to it unencrypted can be read by nobody. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/**
 * Reads the address of a service, to which `/webapi/v1/BpEngineApi` is added.
 * @returns an absolute http(s) URL without user, query, fragment and without a slash at its end; `undefined` for
 *   any other text
 */
export function readServiceAddress(text: string): string | undefined {
  if (!/^https?:\/\/[^\s?#@\\]+$/i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, pathname } = new URL(text);
  return origin + pathname.replace(/\/+$/, "");
}
