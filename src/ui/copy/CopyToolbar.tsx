import {
  type ComponentProps,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useIsPrinting } from "../page/display.ts";
import { useShortcut } from "../page/shortcut.ts";
import styles from "./CopyToolbar.module.css";
import { useClipboard } from "./clipboard.tsx";

interface ValueProps extends HTMLAttributes<HTMLElement> {
  readonly as?: "div" | "p" | "span" | "td";
  readonly isEmpty?: boolean;
}

export const Value = ({ as: Tag = "span", isEmpty = false, ...props }: ValueProps) => (
  <Tag data-value={isEmpty ? undefined : ""} {...props} />
);

interface ValueButtonProps extends ComponentProps<"button"> {
  readonly icon: "copy" | "about";
}

const ValueButton = ({ icon, ...props }: ValueButtonProps) => (
  <button
    type="button"
    data-tool=""
    tabIndex={-1}
    className={`${styles.tool} ${styles[icon]}`}
    {...props}
  />
);

export const ValueLink = ({ children, ...props }: ComponentProps<"a">) => (
  <a {...props} {...(!useIsPrinting() && { "data-tool": "", tabIndex: -1 })}>
    {children}
  </a>
);

// Found in the document: refs would cost each of thousands of values a registration, and have no order of the screen.
const values = "[data-value]";
const tools = "[data-tool]";

/**
 * A group of values with buttons that copy them or show details. All buttons together are one tab stop (a roving
 * tabindex), and the arrows move between them. A click on a value focuses its first button, which makes the buttons
 * visible on a touch screen.
 */
export function CopyToolbar({ children }: { readonly children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);
  // After every render, because the button that was the tab stop may have been removed, or hidden by a search.
  useEffect(() => {
    const whole = group.current;
    if (!whole || stopsIn(whole).some((stop) => stop.checkVisibility())) return;
    moveStop(whole, visibleTools(whole)[0]);
  });
  return (
    <div
      ref={group}
      role="presentation"
      onFocus={({ currentTarget, target }) => {
        if (target.matches(tools)) moveStop(currentTarget, target);
      }}
      onKeyDown={moveFocus}
      onClick={focusValue}
    >
      {children}
    </div>
  );
}

const stopsIn = (group: Element) => [
  ...group.querySelectorAll<HTMLElement>(`${tools}[tabindex="0"]`),
];

/** Those in closed details cannot have the focus. */
const visibleTools = (group: Element) =>
  [...group.querySelectorAll<HTMLElement>(tools)].filter((tool) => tool.checkVisibility());

function moveStop(group: Element, next: Element | undefined): void {
  for (const stop of stopsIn(group)) stop.setAttribute("tabindex", "-1");
  next?.setAttribute("tabindex", "0");
}

const steps = new Map([
  ["ArrowRight", 1],
  ["ArrowDown", 1],
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
]);

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event;
  const step = steps.get(key);
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
  if (step === undefined || hasModifier) return;
  if (!(target instanceof HTMLElement) || !target.matches(tools)) return;
  // The default is prevented at the end of the group too: there the key must not do anything else.
  event.preventDefault();
  const all = visibleTools(currentTarget);
  all[all.indexOf(target) + step]?.focus();
}

function focusValue({ target }: MouseEvent) {
  if (!(target instanceof Element) || target.closest("a, button, input, [popover]")) return;
  if (getSelection()?.isCollapsed === false) return;
  target.closest(values)?.querySelector<HTMLElement>(tools)?.focus({ preventScroll: true });
}

/** `y` copies the value that has the focus, else the one under the pointer. */
export function useCopyKey(): void {
  useShortcut({ key: "y" }, () => {
    const value =
      document.querySelector(`${values}:focus-within`) ?? document.querySelector(`${values}:hover`);
    value?.querySelector<HTMLElement>("[data-copy]")?.click();
  });
}

interface CopyButtonProps {
  readonly label: string;
  readonly text: () => string;
}

/** It has no icon element and no state, because a screen can have thousands. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const clipboard = useClipboard();
  return useIsPrinting() ? null : (
    <ValueButton
      icon="copy"
      data-copy=""
      aria-label={label}
      onClick={() => void clipboard.copy(text)}
    />
  );
}

interface InfoPopoverProps {
  readonly label: string;
  /** A closed popover has no content, which would be part of the value's text. */
  readonly children: () => ReactNode;
}

export function InfoPopover({ label, children }: InfoPopoverProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ValueButton icon="about" aria-label={label} popoverTarget={id} />
      <div
        id={id}
        popover="auto"
        className={`floating small ${styles.details}`}
        onBeforeToggle={({ newState }) => setOpen(newState === "open")}
      >
        {isOpen && children()}
      </div>
    </>
  );
}
