/** Waits, in the page, until it says so. @param timeoutMs in milliseconds. @returns whether it did */
export const until = (isSo: () => boolean, timeoutMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (was: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(was);
    };
    const observer = new MutationObserver(() => isSo() && end(true));
    const timer = setTimeout(() => end(isSo()), timeoutMs);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    if (isSo()) end(true);
  });
