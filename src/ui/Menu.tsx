import { type LucideProps, ToggleLeft, ToggleRight } from "lucide-react";
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
} from "react";
import { Button } from "./Button.tsx";
import styles from "./Menu.module.css";
import { useIsPrinting } from "./page/display.ts";

export interface MenuItem {
  /** Unique in its menu. */
  readonly label: string;
  readonly Icon?: ComponentType<LucideProps> | undefined;
  /** Only for an item that switches something on and off. */
  readonly isOn?: boolean | undefined;
  readonly run: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children?: ReactNode;
  readonly items: readonly MenuItem[];
}

/** A button that opens a menu with the keys of the ARIA Authoring Practices: arrows, Home and End. */
export function Menu({ label, icon, children, items }: MenuProps) {
  const isPrinting = useIsPrinting();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  if (isPrinting) return null;
  const buttons = () => [...(menu.current?.querySelectorAll("button") ?? [])];

  function openByArrow(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    menu.current?.showPopover({ source: event.currentTarget });
  }

  function onToggle({ newState }: ToggleEvent) {
    if (newState === "open") buttons()[0]?.focus();
  }

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
        onKeyDown={openByArrow}
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
        className={`floating ${styles.menu}`}
        onKeyDown={onKeyDown}
        onToggle={onToggle}
      >
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role={item.isOn === undefined ? "menuitem" : "menuitemcheckbox"}
            aria-checked={item.isOn}
            tabIndex={-1}
            className={`line ${styles.item}`}
            // The focus marks the item that the pointer or a key has chosen. A menu that opens under a resting pointer
            // gets an event too, without a movement.
            onPointerMove={({ currentTarget, movementX, movementY }) => {
              if (movementX !== 0 || movementY !== 0) currentTarget.focus();
            }}
            onClick={() => {
              menu.current?.hidePopover();
              item.run();
            }}
          >
            <ItemIcon {...item} />
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}

function ItemIcon({ Icon, isOn }: MenuItem) {
  const Shown = isOn === undefined ? Icon : isOn ? ToggleRight : ToggleLeft;
  return Shown && <Shown aria-hidden size="1rem" />;
}
