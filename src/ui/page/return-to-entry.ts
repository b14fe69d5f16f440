/**
 * The key of the history entry that the router is returning to. A variable of the module, because a page has one
 * history, and the listener has to be there before the router's.
 */
let awaitedEntry: string | undefined;

/**
 * Helps the router to return to a page after it has blocked Back or Forward. The router goes as many entries as the
 * operator went, and takes the next event for the arrival. If that event comes from a second press of Back, the router
 * would stay at the address of another page. This listener hides such events from the router until the page's entry is
 * reached. To be called before the router is made.
 */
export function watchReturns(): void {
  addEventListener("popstate", (event) => {
    if (awaitedEntry === undefined) return;
    if (navigation.currentEntry?.key === awaitedEntry) {
      awaitedEntry = undefined;
      return;
    }
    event.stopImmediatePropagation();
    const { committed, finished } = navigation.traverseTo(awaitedEntry);
    // Both promises reject where another traversal has reached the entry first.
    void Promise.allSettled([committed, finished]);
  });
}

/**
 * Says that the router begins to return.
 * @param entry the key of the page's entry, of the Navigation API.
 */
export function startReturn(entry: string | undefined): void {
  awaitedEntry = entry;
}
