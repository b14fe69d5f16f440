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
import { useIsPrinting } from "./page/print-mode.ts";

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

/** A button that opens a menu with the keys of the ARIA Authoring Practices: arrows, Home, End and letters. */
export function Menu({ label, icon, children, items }: MenuProps) {
  const isPrinting = useIsPrinting();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const isOpenedAtEnd = useRef(false);
  if (isPrinting) return null;
  const buttons = () => [...(menu.current?.querySelectorAll("button") ?? [])];

  function openByArrow(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    isOpenedAtEnd.current = event.key === "ArrowUp";
    menu.current?.showPopover({ source: event.currentTarget });
  }

  function onToggle({ newState }: ToggleEvent) {
    if (newState !== "open") return;
    buttons()
      .at(isOpenedAtEnd.current ? -1 : 0)
      ?.focus();
    isOpenedAtEnd.current = false;
  }

  function onKeyDown(event: KeyboardEvent) {
    const all = buttons();
    const index = all.findIndex((item) => item === document.activeElement);
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Tab") menu.current?.hidePopover();
    const next =
      target === undefined
        ? itemByLetter(event, [...all.slice(index + 1), ...all.slice(0, index + 1)])
        : all.at(target % all.length);
    if (!next) return;
    event.preventDefault();
    next.focus();
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
        className={styles.menu}
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
            className={styles.item}
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

function itemByLetter(
  { key, ctrlKey, altKey, metaKey }: KeyboardEvent,
  items: readonly HTMLElement[],
): HTMLElement | undefined {
  if (key.length !== 1 || key === " " || ctrlKey || altKey || metaKey) return undefined;
  const letter = key.toLocaleLowerCase();
  return items.find(({ textContent }) => textContent.toLocaleLowerCase().startsWith(letter));
}
