import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * After going to another screen that screen is at its top with the focus at its beginning, unless it
 * has put the focus elsewhere, and a screen reader says its title.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const left = useRef(pathname);
  const [first] = useState(pathname);
  const [hasLeft, setLeft] = useState(false);
  if (!hasLeft && pathname !== first) setLeft(true);
  const title = useSyncExternalStore(watchTitle, () => document.title);
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    if (!isReturn) scrollTo(0, 0);
    const main = document.querySelector<HTMLElement>("main");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, isReturn]);
  return (
    <p role="status" className="visually-hidden">
      {hasLeft && title}
    </p>
  );
}

function watchTitle(callback: () => void): () => void {
  const watcher = new MutationObserver(callback);
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => watcher.disconnect();
}
