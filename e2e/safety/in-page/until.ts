/** Waits in the page until a condition is met. @param timeoutMs in milliseconds. @returns whether it was */
export const until = (isMet: () => boolean, timeoutMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (wasMet: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(wasMet);
    };
    const observer = new MutationObserver(() => isMet() && end(true));
    const timer = setTimeout(() => end(isMet()), timeoutMs);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    if (isMet()) end(true);
  });
