import { describe, expect, test, vi } from "vitest";
import { ArnStore } from "./arn-store.ts";

const created = { isCreated: true };

/** Another tab has a session storage of its own. */
function otherTab(): ArnStore {
  sessionStorage.clear();
  return new ArnStore();
}

test("keeps a request in doubt until its outcome is known, also over a reload", () => {
  const now = Date.now();
  const store = new ArnStore();
  const request = store.storeRequest(["a", undefined, "b"], now);
  expect(store.inDoubt(["b", "c", "b"])).toEqual(["b"]);
  expect(new ArnStore().ofThisTab()).toMatchObject([{ at: now, arns: ["a", "b"], withoutArn: 1 }]);
  store.record(request, ["a", undefined, "b"], [created, created, created]);
  expect(new ArnStore().ofThisTab()).toEqual([]);
});

test("removes the doubt of earlier requests by a created case, not by a refusal", () => {
  const store = new ArnStore();
  const now = Date.now();
  const withoutArn = store.storeRequest([undefined], now - 1);
  const first = store.storeRequest(["a", "b"], now);
  store.record(store.storeRequest(["a", "b"], now), ["a", "b"], [created, { isCreated: false }]);
  expect(store.ofThisTab()).toMatchObject([withoutArn, { id: first.id, arns: ["b"] }]);
  store.dismiss(withoutArn);
  store.dismiss(store.storeRequest(["b"], now));
  expect(store.ofThisTab()).toHaveLength(1);
  expect(store.inDoubt(["a", "b"])).toEqual(["b"]);
});

test("keeps a request in doubt where nothing can be stored", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  const store = new ArnStore();
  store.storeRequest(["a"], Date.now());
  expect(store.inDoubt(["a"])).toEqual(["a"]);
  expect(store.ofThisTab()).toHaveLength(1);
});

test("stores no card number in place of an ARN", () => {
  new ArnStore().storeRequest(["4111111111111111"], Date.now());
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain("41111111");
  expect(new ArnStore().ofThisTab()).toMatchObject([{ arns: [], withoutArn: 1 }]);
});

describe("of two tabs", () => {
  test("each knows the ARNs of the other, and lists its own requests only", () => {
    const here = new ArnStore();
    const now = Date.now();
    const request = here.storeRequest(["a", "b"], now);
    const there = otherTab();
    expect(there.inDoubt(["a", "c"])).toEqual(["a"]);
    expect(there.ofThisTab()).toEqual([]);
    here.record(request, ["a", "b"], [created, { isCreated: undefined }]);
    expect(there.inDoubt(["a", "b"])).toEqual(["b"]);
    there.record(there.storeRequest(["b"], now), ["b"], [created]);
    expect(here.inDoubt(["a", "b"])).toEqual([]);
  });

  test("neither asks about a request that was checked or is a month old", () => {
    const here = new ArnStore();
    const request = here.storeRequest(["a"], Date.now());
    here.storeRequest(["old"], Date.now() - 31 * 24 * 3_600_000);
    here.storeRequest(["late"], Date.now() - 29 * 24 * 3_600_000);
    const there = otherTab();
    expect(there.inDoubt(["a", "old", "late"])).toEqual(["a", "late"]);
    here.dismiss(request);
    expect(there.inDoubt(["a"])).toEqual([]);
  });
});

test("locks an ARN for one request at a time", async () => {
  const first = await new ArnStore().lock(["a", "b"]);
  const second = await new ArnStore().lock(["b", "c"]);
  expect([first.lockedElsewhere, second.lockedElsewhere]).toEqual([[], ["b"]]);
  first.release();
  second.release();
  await expect
    .poll(async () => {
      const lock = await new ArnStore().lock(["a", "b", "c"]);
      lock.release();
      return lock.lockedElsewhere;
    })
    .toEqual([]);
});
