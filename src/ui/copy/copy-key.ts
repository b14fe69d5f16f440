import { useShortcut } from "../page/shortcut.ts";

/** `y` copies the value that has the focus, else the one under the pointer. */
export function useCopyKey(): void {
  useShortcut({ key: "y" }, () => {
    // Only the document knows which value that is.
    const value =
      document.querySelector("[data-value]:focus-within") ??
      document.querySelector("[data-value]:hover");
    value?.querySelector<HTMLElement>("[data-copy]")?.click();
  });
}
