import { expect, onTestFinished, test } from "vitest";
import { focusMain } from "./focus-main.ts";

test("the page has the focus, and stays where it is read", () => {
  const main = document.createElement("main");
  const below = document.createElement("div");
  onTestFinished(() => {
    main.remove();
    below.remove();
  });
  main.id = "main";
  main.tabIndex = -1;
  main.style.height = "1000px";
  below.style.height = "5000px";
  document.body.append(main, below);
  scrollTo(0, 2000);
  focusMain();
  expect(document.activeElement).toBe(main);
  expect(scrollY).toBe(2000);
});
