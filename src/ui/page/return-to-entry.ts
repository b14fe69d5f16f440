/** The key of the history entry that the router is returning to. One for the page, as its history is. */
let awaitedEntry: string | undefined;

/**
 * To be called before the router is made. After it has blocked Back, it takes the next event for the arrival at its
 * page's entry. The event of a second press of Back would leave it at the address of another page, so such events are
 * hidden from it until that entry is reached.
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

/** Says that the router begins to return to an entry, by its key of the Navigation API. */
export function startReturn(entry: string | undefined): void {
  awaitedEntry = entry;
}
