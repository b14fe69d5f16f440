import { useHotkeys } from "react-hotkeys-hook";

/** `/` focuses the box of that name from anywhere. */
export function useSlashKey(label: string): void {
  useHotkeys(
    "/",
    (event) => {
      const box = [...document.querySelectorAll<HTMLInputElement>("search input")].find((input) =>
        [...(input.labels ?? [])].some(({ textContent }) => textContent === label),
      );
      if (!box) return;
      event.preventDefault();
      box.focus();
      box.select();
    },
    { useKey: true },
  );
}
