import { expect, test } from "vitest";
import { CardVault } from "./card-vault.ts";

const number = "4276 1609 1234 1234";

test("a number comes out masked, and itself only once", () => {
  const vault = new CardVault();
  vault.put("a", number);
  expect(vault.shown("a")).toBe("4276 •••• •••• 1234");
  expect(vault.masked("a")).toBe("4276••••••••1234");
  expect(vault.take(["a", "b"])).toEqual(["4276160912341234", undefined]);
  expect(vault.take(["a", "b"])).toEqual([undefined, undefined]);
  expect(vault.shown("a")).toBe("");
  expect(vault.isEmpty).toBe(true);
});

test("what was taken or cleared has to be typed again, what never was there has not", () => {
  const vault = new CardVault(["old"]);
  vault.put("a", number);
  vault.clear();
  expect(["a", "b", "old"].map((name) => vault.isGone(name))).toEqual([true, false, true]);
  vault.put("a", "4");
  expect(vault.isGone("a")).toBe(false);
});

test("what is in it is judged without being shown", () => {
  const vault = new CardVault();
  const stateOf = (typed: string) => {
    vault.put("a", typed);
    return vault.state("a");
  };
  expect(stateOf("4111 1111 1111 1111")).toBe("card");
  expect(stateOf("4111-1111-1111-1112")).toBe("doubtful");
  expect(stateOf("41111111111")).toBe("unusable");
  expect(stateOf("41111111111111111111")).toBe("unusable");
  expect(stateOf("my card, please")).toBe("unusable");
  expect(stateOf("  ")).toBe("none");
});

test("nothing of a number is in what a serializer or a look at its keys finds", () => {
  const vault = new CardVault();
  vault.put("a", number);
  expect(JSON.stringify(vault) + Object.keys(vault).join()).not.toContain("4276");
});

test("each change is told", () => {
  const vault = new CardVault();
  const versions: number[] = [];
  const stop = vault.subscribe(() => versions.push(vault.version()));
  vault.put("a", number);
  vault.clear();
  stop();
  vault.put("a", number);
  expect(versions).toEqual([1, 2]);
});

test("one request takes its own numbers, and the others wait", () => {
  const vault = new CardVault();
  vault.putAll([
    ["a", number],
    ["b", "4111111111111111"],
    ["c", number],
    ["d", ""],
  ]);
  expect(vault.alike(["a", "b", "c", "d"])).toEqual([0, 1, 0, -1]);
  expect(vault.take(["a"])).toEqual(["4276160912341234"]);
  expect(vault.take(["a", "b"])).toEqual([undefined, "4111111111111111"]);
  expect(["a", "c", "d"].map((name) => vault.isGone(name))).toEqual([true, false, false]);
  vault.forget(["a", "c"]);
  expect(vault.isEmpty).toBe(true);
  expect(["a", "c"].map((name) => vault.isGone(name))).toEqual([false, false]);
});
