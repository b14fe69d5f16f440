class Nothing {
  getCookiesSync() {
    return [];
  }
  async setCookie() {}
}

/**
 * Stands in for tough-cookie in the demo build: MSW's cookie store would bring a list of every
 * public suffix (119 KB), and this API has no cookies.
 */
export { Nothing as Cookie, Nothing as CookieJar, Nothing as MemoryCookieStore };
