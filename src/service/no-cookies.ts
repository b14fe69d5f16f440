class NoCookies {
  getCookiesSync(): [] {
    return [];
  }
  async setCookie(): Promise<void> {}
}

/**
 * Replaces tough-cookie in the demo build: MSW's cookie store would add a list of every public suffix
 * (119 KB), and this API has no cookies.
 */
export { NoCookies as Cookie, NoCookies as CookieJar, NoCookies as MemoryCookieStore };
