import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIsPrinting } from "#ui/page/print-mode.ts";
import styles from "./StickyBar.module.css";

interface StickyBarProps {
  readonly className: string | undefined;
  readonly isAlwaysSlim: boolean;
  readonly children: ReactNode;
}

/** The height of the slim line in pixels. */
const slimHeight = 44;

/**
 * A bar that becomes one slim line at the top of the window once it is scrolled out of sight. The slim line is the same
 * element, so that a screen reader reads it once; the outer element keeps its height, so that nothing moves.
 */
export function StickyBar({ className, isAlwaysSlim, children }: StickyBarProps) {
  const isPrinting = useIsPrinting();
  const outer = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (isPrinting || !outer.current) return undefined;
    const top = outer.current;
    const watch = new IntersectionObserver(
      ([entry]) => {
        const isGone = entry?.isIntersecting === false && entry.boundingClientRect.top < 0;
        setHeight(isGone ? entry.boundingClientRect.height : undefined);
      },
      { rootMargin: `-${slimHeight}px 0px 0px` },
    );
    watch.observe(top);
    return () => watch.disconnect();
  }, [isPrinting]);
  const isAway = height !== undefined;
  const isSlim = isAway || isAlwaysSlim;
  return (
    <div ref={outer} style={{ minHeight: height }}>
      <div
        className={[className, isSlim ? styles.slim : "", isAway ? styles.away : styles.here].join(
          " ",
        )}
        data-slim={isSlim || undefined}
      >
        {children}
      </div>
    </div>
  );
}
