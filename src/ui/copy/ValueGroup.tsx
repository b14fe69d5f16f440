import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import { useShortcut } from "../page/shortcut.ts";

/** Marks an element that holds one value and the buttons for it: see {@link ValueGroup}. */
export const valueMark = { "data-value": "" } as const;

/** Marks a button or a link that belongs to a value. */
export const toolMark = { "data-tool": "", tabIndex: -1 } as const;

const values = "[data-value]";
const tools = "[data-tool]";

interface ValueGroupProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A group of values with buttons that copy them or show details. All buttons together are one tab stop (a
 * roving tabindex): left and right move between buttons, up and down between values. A click on a value
 * focuses its first button, which makes the buttons visible on a touch screen.
 */
export function ValueGroup({ className, children }: ValueGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  // After every render, because the button that was the tab stop may have been removed.
  useEffect(() => {
    if (group.current?.querySelector(`${tools}[tabindex="0"]`)) return;
    group.current?.querySelector(tools)?.setAttribute("tabindex", "0");
  });

  return (
    <div
      ref={group}
      className={className}
      role="presentation"
      onFocus={moveStop}
      onKeyDown={moveFocus}
      onClick={focusValue}
    >
      {children}
    </div>
  );
}

function moveStop({ target, currentTarget }: FocusEvent) {
  if (!target.matches(tools)) return;
  for (const stop of currentTarget.querySelectorAll(`${tools}[tabindex="0"]`)) {
    stop.setAttribute("tabindex", "-1");
  }
  target.setAttribute("tabindex", "0");
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || !target.matches(tools)) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(tools)];
  const value = target.closest(values);
  /** The first button of each value. */
  const firsts = all.filter(
    (tool, index) => index === 0 || tool.closest(values) !== all[index - 1]?.closest(values),
  );
  const toolIndex = all.indexOf(target);
  const valueIndex = firsts.findIndex((tool) => tool.closest(values) === value);
  const targets = new Map(
    Object.entries({
      ArrowRight: all[toolIndex + 1],
      ArrowLeft: all[toolIndex - 1],
      ArrowDown: firsts[valueIndex + 1],
      ArrowUp: firsts[valueIndex - 1],
      Home: all[0],
      End: firsts.at(-1),
    }),
  );
  if (!targets.has(event.key)) return;
  // At the end of the group too, where the key must not do anything else.
  event.preventDefault();
  targets.get(event.key)?.focus();
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
