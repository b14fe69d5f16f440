import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Button } from "./Button.tsx";
import styles from "./Menu.module.css";
import { useIsOnPaper } from "./page/paper.ts";

/** An item of a menu. */
export interface MenuItem {
  /** Unique in its menu. */
  readonly label: string;
  readonly run: () => void;
}

interface MenuProps {
  /** The accessible name of the button and of the menu, "Copy stage". */
  readonly label: string;
  readonly icon: ReactNode;
  /** The text of the button beside its icon. */
  readonly children?: ReactNode;
  readonly items: readonly MenuItem[];
  /** Called when the menu opens, to load what the items need. */
  readonly onOpen?: () => void;
}

/** A button that opens a menu with the keys of the ARIA Authoring Practices. */
export function Menu({ label, icon, children, items, onOpen }: MenuProps) {
  const isOnPaper = useIsOnPaper();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  if (isOnPaper) return null;
  // In the order of the document, where `Home` and the arrow keys go.
  const buttons = () => [...(menu.current?.querySelectorAll("button") ?? [])];

  function onKeyDown(event: KeyboardEvent) {
    const all = buttons();
    const index = all.findIndex((item) => item === document.activeElement);
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Tab") menu.current?.hidePopover();
    if (target === undefined) return;
    event.preventDefault();
    all.at(target % all.length)?.focus();
  }

  return (
    <>
      <Button
        variant="quiet"
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
