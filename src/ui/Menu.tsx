import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Button } from "./Button.tsx";
import styles from "./Menu.module.css";
import { useIsOnPaper } from "./paper.ts";

/** Something a menu offers to do. */
export interface MenuItem {
  /** Unique in its menu. */
  readonly label: string;
  readonly run: () => void;
}

interface MenuProps {
  /** The accessible name of the button and of the menu, "Copy stage". */
  readonly label: string;
  readonly icon: ReactNode;
  /** What the button shows beside its icon. */
  readonly children?: ReactNode;
  readonly items: readonly MenuItem[];
  /** Called when the menu opens: what an item needs may be loaded. */
  readonly onOpen?: () => void;
}

/** A button that opens a menu, after the ARIA Authoring Practices. */
export function Menu({ label, icon, children, items, onOpen }: MenuProps) {
  const isOnPaper = useIsOnPaper();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  if (isOnPaper) return null;
  const buttons = () => [...(menu.current?.querySelectorAll("button") ?? [])];

  function onKeyDown(event: KeyboardEvent) {
    const all = buttons();
    const at = all.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Tab") menu.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  }

  return (
    <>
      <Button
        look="quiet"
        icon={icon}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        {children}
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onKeyDown={onKeyDown}
        onToggle={({ newState }) => {
          if (newState !== "open") return;
          buttons()[0]?.focus();
          onOpen?.();
        }}
      >
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            className={styles.item}
            onClick={() => {
              menu.current?.hidePopover();
              item.run();
            }}
          >
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}
